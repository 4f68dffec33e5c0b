import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { scriptOptions } from "#lib/ops/seal/bundle-scripts.ts";

/** The limit in CONTRIBUTING.md. */
const mostBytes = 6 * 1024;

test("the page's own script, as it is built and sent, has at most 6 KB", async () => {
  const { outputFiles } = await build({ ...scriptOptions, write: false });
  const early = outputFiles.find(({ path: file }) => path.basename(file) === "early.js");
  const bytes = brotliCompressSync(early!.contents).length;
  expect(bytes).toBeGreaterThan(1024);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect(readFileSync("CONTRIBUTING.md", "utf8")).toContain("`app/scripts/early.ts` (6 KB at most)");
});
