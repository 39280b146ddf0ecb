import { satteri } from "@astrojs/markdown-satteri";
import { cached, hashOfFiles } from "../integrations/cache.ts";

/**
 * Sätteri with these options, which compiles an article only if it has changed, or else takes it from the cache of builds:
 * formulas and plugins take two seconds for all articles.
 */
export function cachedSatteri(options: Parameters<typeof satteri>[0]): ReturnType<typeof satteri> {
  const processor = satteri(options);
  return {
    ...processor,
    async createMdxRenderer(shared, mdx) {
      const renderer = await processor.createMdxRenderer?.(shared, mdx);
      if (!renderer) throw new Error("Sätteri is not laid out as expected: it reads no MDX");
      const sources = hashOfFiles("astro.config.mjs", "src/articles/*.ts");
      return {
        process: (content, file, frontmatter) =>
          cached("articles", [content, file, frontmatter, mdx, sources], () =>
            renderer.process(content, file, frontmatter),
          ),
      };
    },
  };
}
