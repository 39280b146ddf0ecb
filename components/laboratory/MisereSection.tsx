import { OutcomeMark } from "../charts/OutcomeMark.tsx";
import { fill } from "../../src/i18n/fill.ts";
import { temperOf, type Genus } from "../../src/laboratory/genus.ts";
import type { Say } from "./say.ts";

interface Props {
  readonly say: Say;
  readonly genera: readonly Genus[];
}

/** The genus of each small heap, its misère outcome, and the first heap where the rule of Nim fails. */
export function MisereSection({ say, genera }: Props) {
  const w = say.words.misere;
  // The first heaps are found in an instant, once the search begins.
  if (genera.length < 2) {
    return (
      <>
        <p>{w.lead}</p>
        <p class="lab-hint lab-waiting">{w.waiting}</p>
      </>
    );
  }
  const wild = genera.findIndex((genus) => temperOf(genus) === "wild");
  return (
    <>
      <p>{w.lead}</p>
      <p>{wild < 0 ? fill(w.tame, { to: genera.length - 1 }) : fill(w.wild, { heap: wild })}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={w.title}>
        <table class="lab-genera">
          <tbody>
            <tr>
              <th scope="row">{w.heap}</th>
              {genera.map((_, heap) => (
                <th key={heap} scope="col">
                  {heap}
                </th>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.genus}</th>
              {genera.map(({ normal, misere }, heap) => (
                <td key={heap} data-wild={heap === wild}>
                  {normal}
                  <sup>{misere.join(misere.some((value) => value > 9) ? "," : "")}</sup>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{w.outcome}</th>
              {genera.map(({ misere }, heap) => (
                <td key={heap}>
                  <OutcomeMark outcome={misere[0] === 0 ? "P" : "N"} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}
