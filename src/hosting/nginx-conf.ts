import {
  always,
  ASK,
  below,
  isText,
  KEEP,
  kept,
  rules,
  shrinks,
  types,
  type Headers,
} from "./answers.ts";

// nginx includes HTML in every such list, and warns when it is named.
const typesThat = (holds: (type: string) => boolean): string =>
  [...new Set(Object.values(types))]
    .filter((type) => type !== "text/html" && holds(type))
    .join(" ");

const add = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`);

const choose = (variable: string, path: string, value: string, otherwise: string): string =>
  `map $uri $${variable} {
    default "${otherwise}";
    "~${path}" "${value}";
}`;

const notFound = (base: string, folders: readonly string[]): string =>
  folders
    .map(
      (folder) =>
        `    location ${base}${folder} { error_page 403 404 =404 ${base}${folder}404.html; }\n`,
    )
    .join("");

/**
 * A site of nginx, to be included in its `http` block, as the files in `conf.d` are.
 *
 * @param base the site's base path, with slashes at its ends
 * @param folders below it with a 404 page of their own, with a slash at their ends
 */
export function nginxConf(base: string, folders: readonly string[] = []): string {
  const extra = rules.flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => ({ path, name, value })),
  );
  return `# Grundy Notebook for nginx. The built folder stands in /srv/www${base}.
# A header whose value is empty is not sent.
${choose("grundy_cache", below(base) + kept, KEEP, ASK)}
${extra.map(({ path, value }, i) => choose(`grundy_extra_${i}`, below(base) + path, value, "")).join("\n")}

server {
    listen 80;
    root /srv/www;
    index index.html;
    server_tokens off;
    absolute_redirect off;
    error_page 403 404 =404 ${base}404.html;
${notFound(base, folders)}${base === "/" ? "" : `    location = / { return 302 ${base}; }\n`}
    types {
${Object.entries(types)
  .map(([ending, type]) => `        ${type} ${ending};`)
  .join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${typesThat(isText)};

    # Files that \`npm run compress\` has compressed are sent as they are.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${typesThat(shrinks)};

${add(always).join("\n")}
    add_header Cache-Control $grundy_cache always;
${extra.map(({ name }, i) => `    add_header ${name} $grundy_extra_${i} always;`).join("\n")}
}
`;
}
