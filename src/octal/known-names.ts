/** The games whose values the On-Line Encyclopedia of Integer Sequences has, from heap 0 on or from heap 1 on. */
const KNOWN: Readonly<Record<string, string>> = {
  "0.77": "A002186",
  "0.137": "A002187",
  "0.6": "A046695",
  "0.127": "A071464",
  "4!.0": "A002188",
  "{squares}": "A014586",
  "{divisors}": "A007814",
};

/** The number of the sequence of a game's values in the OEIS, as far as it is known here, by the game's canonical text. */
export const sequenceNumber = (text: string): string | undefined =>
  Object.hasOwn(KNOWN, text) ? KNOWN[text] : undefined;
