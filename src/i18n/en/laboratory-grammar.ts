/** The notations of games in the laboratory, in groups, each with examples. The examples are not translated. */
export const laboratoryGrammar = {
  title: "What can be typed",
  groups: [
    {
      name: "Codes",
      lead: "The k-th digit after the point specifies what a move that takes k stones may leave. It is a sum of numbers: 1 for no heap, 2 for one heap, 4 for two heaps, 8 for three heaps, and so on. No heap that is left is empty.",
      ways: [
        {
          examples: ["0.77"],
          text: "Take one or two stones, and leave no heap, one heap or two heaps: 7 = 1 + 2 + 4.",
        },
        {
          examples: ["0.137", "0.8f", "0.w"],
          text: "The digits are 0 to 9, and then a = 10 to z = 35.",
        },
        {
          examples: ["4.0", "4.3"],
          text: "The digit before the point is for moves that take nothing and split a heap.",
        },
        {
          examples: ["0.[3]", "0.30[3]", "0.[37]"],
          text: "Digits in brackets are repeated indefinitely.",
        },
        {
          examples: ["4!.0", "8?.0"],
          text: "A mark after a digit is a condition on the heaps that are left: with !, all have different sizes; with ?, not all have the same size. It has no effect on a single heap.",
        },
      ],
    },
    {
      name: "Sets",
      lead: "A set contains the numbers of stones that a move may take from a heap. The move leaves the rest as one heap.",
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
          text: "Numbers given by a rule. The divisors are those of the heap’s size, without the size itself.",
        },
        { examples: ["!{2}"], text: "All numbers except these." },
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
          text: "A sum of several games: a move is a move in one of them.",
        },
        {
          examples: ["graph a>b,c b>c"],
          text: "A game given by its positions: after each position are the positions that a move can reach.",
        },
      ],
    },
  ],
};
