import type { APIRoute, GetStaticPaths } from "astro";
import { octal3, octal4, octalCertificates } from "../../laboratory/atlas/octal.ts";

/** The atlas of octal games as data, for other programs: its two tables, and the certificates of its periods. */
export const getStaticPaths = (() => [
  { params: { file: "octal.csv" }, props: { text: octal3, type: "text/csv" } },
  { params: { file: "octal-4.csv" }, props: { text: octal4, type: "text/csv" } },
  {
    params: { file: "octal.json" },
    props: { text: octalCertificates(), type: "application/json" },
  },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string; type: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": props.type } });
