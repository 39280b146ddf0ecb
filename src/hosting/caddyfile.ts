import { always, ASK, below, isText, KEEP, kept, rules, shrinks, types } from "./answers.ts";

const sent = (type: string): string => (isText(type) ? `${type}; charset=utf-8` : type);
const shrinking = [...new Set(Object.values(types).filter(shrinks))];

/** One rewrite for the error pages of all folders, so that the order of rewrites does not matter. */
function notFound(base: string, folders: readonly string[]): string {
  if (folders.length === 0) return `			rewrite * ${base}404.html`;
  const paths = folders.map((folder) => `${base}${folder}*`);
  return [
    ...folders.map((folder, i) => `			rewrite ${paths[i]} ${base}${folder}404.html`),
    `			@elsewhere not path ${paths.join(" ")}`,
    `			rewrite @elsewhere ${base}404.html`,
  ].join("\n");
}

/**
 * A site of Caddy.
 *
 * @param base the site's base path, with slashes at its ends
 * @param folders below it with a 404 page of their own, with a slash at their ends
 */
export function caddyfile(base: string, folders: readonly string[] = []): string {
  const extra = rules.flatMap(({ path, headers }, i) => [
    `	@rule${i} path_regexp ${below(base)}${path}`,
    ...Object.entries(headers).map(([name, value]) => `	header @rule${i} +${name} "${value}"`),
  ]);
  return `# Grundy Notebook for Caddy. The built folder stands in /srv/www${base}.
# With a domain in the environment variable SITE_ADDRESS, Caddy fetches a certificate for it.
(grundy_answers) {
${Object.entries(always)
  .map(([name, value]) => `	header ${name} "${value}"`)
  .join("\n")}
	@kept path_regexp ${below(base)}${kept}
	@asked not path_regexp ${below(base)}${kept}
	header @kept Cache-Control "${KEEP}"
	header @asked Cache-Control "${ASK}"
${extra.join("\n")}
${Object.entries(types)
  .map(
    ([ending, type]) => `	@${ending} path *.${ending}${ending === "html" ? " */" : ""}
	header @${ending} Content-Type "${sent(type)}"`,
  )
  .join("\n")}
}

{$SITE_ADDRESS::80} {
	root * /srv/www
	encode gzip {
		minimum_length 1000
		match {
${shrinking.map((type) => `			header Content-Type ${type}*`).join("\n")}
		}
	}
	route {
${base === "/" ? "" : `		redir / ${base} 302\n`}		import grundy_answers
		file_server {
			# What \`npm run compress\` has compressed is sent as it is.
			precompressed br gzip
		}
	}
	handle_errors {
		route {
${notFound(base, folders)}
			import grundy_answers
			file_server
		}
	}
}
`;
}
