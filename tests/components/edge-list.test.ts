import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgeListText, readEdgeList } from "../../components/lesson/widgets/edge-list.ts";
import { acyclicGraph } from "../support/graphs.ts";

describe("an edge list", () => {
  test("a graph without cycles reads back from its text", () => {
    fc.assert(
      fc.property(acyclicGraph(), (graph) => {
        const read = readEdgeList(edgeListText(graph));
        const found = read.kind === "graph" ? read.graph : [];
        const byName = new Map(found.map(({ name, options }) => [name, options]));
        expect(read.kind).toBe("graph");
        expect(found).toHaveLength(graph.length);
        for (const { name, options } of graph) expect(byName.get(name)).toEqual(options);
      }),
    );
  });

  test("a name that occurs only as an option is terminal, and naming it twice does not matter", () => {
    expect(readEdgeList("a: b, b c\n\n  c :  b  ")).toEqual({
      kind: "graph",
      graph: [
        { name: "a", options: ["b", "c"] },
        { name: "b", options: [] },
        { name: "c", options: ["b"] },
      ],
    });
  });

  test.each([
    ["", "empty", "", 1, 1],
    ["\n  \n", "empty", "", 1, 1],
    ["a: b\nc d", "noColon", "c", 2, 1],
    ["a: b\nc", "noColon", "c", 2, 1],
    ["a: b\n  : c", "noName", ":", 2, 3],
    ["a: b-c", "badName", "b-c", 1, 4],
    ["a: b c:", "badName", ":", 1, 7],
    ["-a: b", "badName", "-a", 1, 1],
    ["a: toolong", "badName", "toolong", 1, 4],
    ["a: a", "cycle", "a → a", 1, 4],
    ["a: b\nb: c\nc: d b", "cycle", "b → c → b", 3, 6],
  ])("%j has a fault: %s", (text, fault, found, line, column) => {
    expect(readEdgeList(text)).toMatchObject({ kind: "fault", fault, found, line, column });
  });

  test("the options of a position are on one line", () => {
    expect(readEdgeList("a: b\nb: c\na: c")).toMatchObject({
      fault: "twice",
      found: "a",
      before: 1,
      line: 3,
    });
  });

  test("40 positions are room enough, and the 41st is named", () => {
    const names = Array.from({ length: 41 }, (_, index) => `p${index}`);
    expect(readEdgeList(`${names[0]}: ${names.slice(1, 40).join(" ")}`).kind).toBe("graph");
    expect(readEdgeList(`${names[0]}: ${names.slice(1).join(" ")}`)).toMatchObject({
      fault: "tooMany",
      found: "p40",
    });
  });

  test("any text is read or has a fault with a place in it", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "b", "1", ":", ",", " ", "\n", "-", "é") }),
        (text) => {
          const read = readEdgeList(text);
          if (read.kind === "graph") return;
          const lines = text.split("\n");
          expect(read.line).toBeLessThanOrEqual(lines.length);
          expect(read.column).toBeLessThanOrEqual((lines[read.line - 1] ?? "").length + 1);
        },
      ),
    );
  });
});
