import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../../lib/ops/paths.ts";
import { runTool } from "../../lib/ops/run.ts";
import { Refusal } from "../../lib/ops/say.ts";

/** The pages of the bare app: an empty one, one with a button that opens a list and a link, and the link's target. */
export const barePaths = { nothing: "/", press: "/press", there: "/there" } as const;

/** Enough for a bare page to take about as long as the slowest menu of the site. */
const linesOfList = 300;

const files = {
  "package.json": '{ "name": "bare", "private": true, "type": "module" }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(inRoot("."))} }, typescript: { ignoreBuildErrors: true } };`,
  "app/layout.jsx":
    "export default function Layout({ children }) { return <html lang='en'><body>{children}</body></html>; }",
  "app/page.jsx":
    "export default function Page() { return <main><h1>Bare</h1><p>A page of this Next with nothing on it.</p></main>; }",
  "app/press/button.jsx": `"use client";
import { useState } from "react";
export function Button() {
  const [isOn, setIsOn] = useState(false);
  const lines = Array.from({ length: ${linesOfList} }, (_, at) => <li key={at}><a href="/there">Line {at}</a></li>);
  return <><button aria-expanded={isOn} onClick={() => setIsOn(!isOn)}>List</button>{isOn ? <ul>{lines}</ul> : null}</>;
}`,
  "app/press/page.jsx": `import { Button } from "./button.jsx";
export default function Page() { return <main><p><Button /></p><p><a href="/there">There</a></p></main>; }`,
  "app/there/page.jsx": "export default function Page() { return <main><h1>There</h1></main>; }",
};

const folder = inRoot(".data/bare");
/** Exists only while the build beside it is complete, and identifies the sources that build was made from. */
const stampFile = path.join(folder, "built-from");

function stamp(): string {
  const next = readFileSync(inRoot("node_modules/next/package.json"), "utf8");
  return createHash("sha256")
    .update(JSON.stringify([files, process.version, next]))
    .digest("hex");
}

/**
 * Builds nearly empty pages with the same Next: the baseline for weight and speed. Reuses the last build if nothing
 * changed, unless `fresh` is set. Returns its folder.
 */
export async function buildBareApp({ fresh = false } = {}): Promise<string> {
  const wanted = stamp();
  if (!fresh && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { code, output } = await runTool("next", ["build", folder], { env: { NODE_ENV: "production" } });
  if (code !== 0) throw new Refusal(`The bare page could not be built:\n${output}`);
  writeFileSync(stampFile, wanted);
  return folder;
}
