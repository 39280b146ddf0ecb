import type { Plugin } from "vite";

const OLDER = /,url\([^)]*\.(?:woff|ttf)\) format\("[a-z]+"\)/g;

/** Leaves out the older formats of KaTeX's fonts: a browser that runs these pages reads the newest. */
export const oneFontFormat: Plugin = {
  name: "grundy-one-font-format",
  enforce: "pre",
  transform: (code, id) =>
    /\/katex\.min\.css(\?|$)/.test(id) ? { code: code.replace(OLDER, ""), map: null } : undefined,
};
