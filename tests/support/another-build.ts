import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sealedFolder, sealedHeadersFile } from "#lib/ops/seal/folders.ts";

const isText = /\.(?:html|js|css|svg)$/;
/** Not fonts: their names come from their content in any build, and are in a page's styles, which its policy hashes. */
const assetNames = /[\w~-]+(?:\.[\w~-]+)*\.(?:js|css|svg)\b/g;
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(?:br|gz)$/.test(one.name))
    .map((one) => path.join(one.parentPath, one.name));

/**
 * Copies some pages of the sealed build as another build would have them: the same, but with other names for their
 * scripts, style sheets and drawings wherever they occur. Returns the folders to serve it from.
 */
export function writeAnotherBuild(home: string, pages: readonly string[]) {
  const assets = path.join(sealedFolder, "_next/static");
  const all = filesOf(assets);
  const known = new Set(all.map((file) => path.basename(file)));
  const renamed = (text: string) =>
    text.replace(assetNames, (name) => (known.has(name) ? name.replace(/(\.\w+)$/, "-b$1") : name));
  const folder = path.join(home, "sealed");
  const wanted = pages.map((page) => path.join(sealedFolder, page === "/" ? "index.html" : `${page}.html`));
  const payloads = wanted.flatMap(
    (file) => /payload\/([\w-]+\.js)/.exec(readFileSync(file, "utf8"))?.[1] ?? [],
  );
  const isNeeded = (file: string) => !file.includes("/payload/") || payloads.includes(path.basename(file));
  for (const file of [...wanted, ...all.filter(isNeeded)]) {
    const relative = path.relative(sealedFolder, file);
    const target = path.join(folder, path.dirname(relative), renamed(path.basename(file)));
    mkdirSync(path.dirname(target), { recursive: true });
    const bytes = readFileSync(file);
    const content = isText.test(file) ? Buffer.from(renamed(bytes.toString())) : bytes;
    writeFileSync(target, content);
    if (!isText.test(file)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content, fast));
    writeFileSync(`${target}.gz`, gzipSync(content, { level: 1 }));
  }
  return {
    folder,
    lite: path.join(home, "lite"),
    frames: path.join(home, "frames"),
    headers: sealedHeadersFile,
    assets: path.join(folder, "_next/static"),
  };
}
