import { ofKey } from "../../theory/of-key.ts";

const OBJECT = /(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs;
const REFERENCE = /(\d+) 0 R/g;

const references = (text: string): number[] =>
  [...text.matchAll(REFERENCE)].map(([, number]) => Number(number));

/**
 * The page number, from 1, of each named destination in a PDF.
 *
 * Reads the form that Chromium writes: uncompressed objects, a tree of pages, and a dictionary of destinations. In a PDF
 * of other software it finds none.
 */
export function pagesOfPlaces(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const objects = new Map(
    [...text.matchAll(OBJECT)].map(([, number, body = ""]) => [Number(number), body]),
  );
  const catalog = [...objects.values()].find((body) => /\/Type \/Catalog\b/.test(body)) ?? "";
  const find = (key: string): number => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(catalog)?.[1]);

  const leaves = (number: number): number[] => {
    const kids = /\/Kids \[(.*?)\]/s.exec(objects.get(number) ?? "")?.[1];
    return kids === undefined ? [number] : references(kids).flatMap(leaves);
  };
  const order = new Map(leaves(find("Pages")).map((number, i) => [number, i + 1]));
  const places = objects.get(find("Dests")) ?? "";
  return new Map(
    [...places.matchAll(/\/(\S+) \[(\d+) 0 R/g)].map(([, name = "", page]) => [
      name.replace(/#([0-9A-F]{2})/gi, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      ),
      ofKey(order, Number(page)),
    ]),
  );
}
