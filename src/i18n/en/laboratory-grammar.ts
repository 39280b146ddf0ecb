/** What can be typed in the laboratory: groups of ways, each with examples. The examples are not translated. */
export const laboratoryGrammar = {
  title: "What can be typed",
  groups: [
    {
      name: "Codes",
      lead: "The digit in place k behind the point says what a move that takes k stones may leave: 1 for no heap, 2 for one, 4 for two, 8 for three, and so on, added up. No heap that is left is empty.",
      ways: [
        {
          examples: ["0.77"],
          text: "Take one or two stones, and leave no heap, one or two: 7 = 1 + 2 + 4.",
        },
        {
          examples: ["0.137", "0.8f", "0.w"],
          text: "Digits go from 0 to 9, and then from a = 10 to z = 35.",
        },
        {
          examples: ["4.0", "4.3"],
          text: "The digit before the point is for moves that take nothing and split a heap.",
        },
        {
          examples: ["0.[3]", "0.30[3]", "0.[37]"],
          text: "Digits in brackets are repeated for ever.",
        },
        {
          examples: ["4!.0", "8?.0"],
          text: "A mark behind a digit compares the heaps that are left: ! all differ, ? not all are equal. Of a single heap it says nothing.",
        },
      ],
    },
    {
      name: "Sets",
      lead: "Which numbers of stones a move may take from a heap. It leaves the rest as one heap.",
      ways: [
        { examples: ["{1,3,4}", "{2..5,9}"], text: "These numbers." },
        {
          examples: [
            "{squares}",
            "{cubes}",
            "{triangular}",
            "{fibonacci}",
            "{primes}",
            "{powers of 2}",
            "{divisors}",
          ],
          text: "Numbers by a rule. Divisors are those of the heap, without the heap itself.",
        },
        { examples: ["!{2}"], text: "All numbers but these." },
      ],
    },
    {
      name: "Names, sums and graphs",
      lead: "",
      ways: [
        {
          examples: ["Kayles", "Dawson’s Chess", "Treblecross"],
          text: "Games that have a name.",
        },
        {
          examples: ["0.77 + {1,2,3}"],
          text: "Several games side by side: a move is a move in one of them.",
        },
        {
          examples: ["graph a>b,c b>c"],
          text: "A game by its positions: behind each the positions that a move leads to.",
        },
      ],
    },
  ],
};
