import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.ts";
import { endWith, Refusal } from "../say.ts";
import { sealedHeadersFile } from "../seal/folders.ts";

type Headers = Readonly<Record<string, string>>;
type SealedHeaders = { common: Headers; paths: Readonly<Record<string, Headers>>; lite: Headers };

/** A quoted value for nginx's configuration. `$` would begin a variable there; none of our headers contains one. */
function quote(value: string): string {
  if (/[$\n]/.test(value)) throw new Error(`nginx cannot be given this header: ${value}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

function map(variable: string, entries: readonly (readonly [string, string])[]): string {
  const lines = entries.map(([address, value]) => `  ${quote(address)} ${quote(value)};`);
  return [`map $address $${variable} {`, '  default "";', ...lines, "}", ""].join("\n");
}

/** Whether a page depends on host or settings, so that the proxy must not serve it from the sealed build. */
const dependsOnMore = (address: string): boolean => address === "/" || /^\/styleguide(\/|$)/.test(address);

/**
 * The headers of the sealed build as nginx configuration: one file with the policy and caching of each page by its
 * address, and one with the headers of every response.
 */
export function nginxHeaders({ common, paths, lite }: SealedHeaders): { pages: string; common: string } {
  const pages = Object.entries(paths).filter(
    ([address, headers]) => headers["content-security-policy"] && !dependsOnMore(address),
  );
  const of = (name: string) => pages.map(([address, headers]) => [address, headers[name] ?? ""] as const);
  const litePolicy = `map $address $lite_policy {\n  default ${quote(lite["content-security-policy"] ?? "")};\n}\n`;
  return {
    pages: [
      map("page_policy", of("content-security-policy")),
      map("page_caching", of("cache-control")),
      litePolicy,
    ].join("\n"),
    common: Object.entries(common)
      .map(([name, value]) => `add_header ${name} ${quote(value)};\n`)
      .join(""),
  };
}

function main(): void {
  const folder = process.argv[2];
  if (!folder) throw new Refusal("Say where the proxy's configuration is to be written: a folder.");
  const { pages, common } = nginxHeaders(
    JSON.parse(readFileSync(sealedHeadersFile, "utf8")) as SealedHeaders,
  );
  mkdirSync(inRoot(folder), { recursive: true });
  writeFileSync(path.join(inRoot(folder), "sealed-headers.conf"), pages);
  writeFileSync(path.join(inRoot(folder), "common-headers.conf"), common);
}

if (import.meta.main) {
  try {
    main();
  } catch (thrown) {
    endWith(thrown);
  }
}
