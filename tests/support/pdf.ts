import { inflateSync } from "node:zlib";

/** What a test asks of a PDF. */
export interface ReadPdf {
  /** The text of each page without spaces, as the letters' own maps give it. */
  readonly pages: readonly string[];
  /** The titles of its bookmarks, in order. */
  readonly outline: readonly string[];
  /** The widths and heights of its pages, in points. */
  readonly boxes: readonly (readonly [number, number])[];
}

const hex = (digits: string): string =>
  String.fromCharCode(...(digits.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));

/** The letters of a font: its glyphs' numbers and the text they stand for. */
function letters(map: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [, lines = ""] of map.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
    for (const [, glyph = "", text = ""] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      found.set(parseInt(glyph, 16), hex(text));
  }
  for (const [, lines = ""] of map.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
    for (const [, from = "", to = "", text = ""] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = parseInt(from, 16);
      for (let glyph = start; glyph <= parseInt(to, 16); glyph++) {
        found.set(glyph, String.fromCharCode(parseInt(text, 16) + glyph - start));
      }
    }
  }
  return found;
}

/** A bookmark's title: letters one by one, or, behind a mark, two bytes each. */
function title(written: string): string {
  const coded = /^<FEFF(\w*)>$/i.exec(written)?.[1];
  return coded === undefined ? written.slice(1, -1).replace(/\\(.)/g, "$1") : hex(coded);
}

/** Reads a PDF of the kind that Chromium writes: no packed objects, fonts with maps to their letters. */
export function readPdf(pdf: Uint8Array): ReadPdf {
  const raw = Buffer.from(pdf).toString("latin1");
  const objects = new Map(
    [...raw.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, n, body = ""]) => [n, body]),
  );
  const stream = (n: string | undefined): string => {
    const body = objects.get(n) ?? "";
    const packed = body.slice(body.indexOf("stream\n") + 7, body.lastIndexOf("endstream"));
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  };
  const maps = new Map<string, Map<number, string>>();
  const lettersOf = (font: string): Map<number, string> => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? "")?.[1];
    const known =
      maps.get(font) ?? (map === undefined ? new Map<number, string>() : letters(stream(map)));
    maps.set(font, known);
    return known;
  };
  const pages = [...objects.values()].filter((body) => /^<<\/Type \/Page\b/.test(body));
  const texts = pages.map((page) => {
    const fonts = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, f, n = ""]) => [f, n]));
    let now = new Map<number, string>();
    let message = "";
    for (const [, font, glyphs = ""] of stream(/\/Contents (\d+) 0 R/.exec(page)?.[1]).matchAll(
      /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj/g,
    )) {
      if (font !== undefined) now = lettersOf(fonts.get(font) ?? "");
      for (const glyph of glyphs.match(/.{4}/g) ?? [])
        message += now.get(parseInt(glyph, 16)) ?? "";
    }
    return message.replace(/\s+/g, "");
  });
  return {
    pages: texts,
    outline: [...objects]
      .sort(([one], [other]) => Number(one) - Number(other))
      .flatMap(([, body]) => /^<<\/Title (\(.*?\)|<\w*>)\n\/Dest/s.exec(body)?.[1] ?? [])
      .map(title),
    boxes: pages.map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      return [Number(width), Number(height)];
    }),
  };
}
