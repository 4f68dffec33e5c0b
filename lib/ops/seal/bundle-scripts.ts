import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, context, transform, type BuildOptions, type Plugin } from "esbuild";
import { inRoot } from "../paths.ts";

/** Bundles a style sheet that a script imports as text, without comments and spaces. */
const sheetsAsText: Plugin = {
  name: "sheets as text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, "utf8"), { loader: "css", minify: true });
      return { contents: code.trim(), loader: "text" };
    });
  },
};

const names = ["early", "later", "reach", "offline", "quiet"];
const folder = inRoot("lib/generated/scripts");

export const scriptOptions: BuildOptions = {
  entryPoints: names.map((name) => inRoot("app/scripts", `${name}.ts`)),
  outdir: folder,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome109", "firefox115", "safari16.4"],
  charset: "utf8",
  legalComments: "none",
  tsconfigRaw: {}, // no "use strict" in the script of a page
  logLevel: "warning",
  plugins: [sheetsAsText],
};

/** TypeScript sees each script as its address (next.config.ts). */
const declaration = "declare const address: string;\nexport default address;\n";

/** Bundles the scripts that run outside React, each into one file in lib/generated/scripts. */
export async function bundleScripts(): Promise<void> {
  await build(scriptOptions);
  for (const name of names) await writeFile(path.join(folder, `${name}.d.ts`), declaration);
}

/** Bundles them now and whenever one of their sources changes. */
export async function keepBundling(): Promise<void> {
  await (await context(scriptOptions)).watch();
}
