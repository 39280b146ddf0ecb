import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Wakes an island in sight once the reader does anything, or the page is painted: `components/ui/load-when-reached.ts`. */
    "client:reached"?: boolean | "painted";
  }
}

/** Lets components mark islands `client:reached`. */
export function reached(): AstroIntegration {
  return {
    name: "grundy-reached",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "reached",
          entrypoint: "./components/ui/load-when-reached.ts",
        });
      },
    },
  };
}
