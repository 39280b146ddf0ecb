import type { APIRoute, GetStaticPaths } from "astro";
import { octal3, octal4 } from "@components/laboratory/atlas/octal.ts";

/** The tables of the atlas of octal games, as CSV files. */
export const getStaticPaths = (() => [
  { params: { table: "octal" }, props: { text: octal3 } },
  { params: { table: "octal-4" }, props: { text: octal4 } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "text/csv" } });
