import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unmeasuredSavings } from "#lib/data/content/lite-savings.ts";
import { measureSavings } from "#lib/ops/seal/measure-savings.ts";

const root = mkdtempSync(path.join(tmpdir(), "akoma-savings-"));
afterAll(() => rmSync(root, { recursive: true }));

const folders = { full: path.join(root, "full"), lite: path.join(root, "lite") };

function lay(folder: string, name: string, text: string, packedBytes?: number): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (packedBytes !== undefined) writeFileSync(`${file}.br`, "x".repeat(packedBytes));
}

test("the page says what the files weigh: page, styles, scripts and font, each once, as they are sent", () => {
  const styles = '<link rel="stylesheet" href="/s.css"/>';
  const page = `<link rel="preload" href="/f.woff2" as="font"/>${styles}<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script><script src="/a.js"></script><script src="/old.js" noModule=""></script><img src="/p.svg"/>`;
  for (const name of ["index.html", "start-business/ghana.html"]) {
    lay(folders.full, name, page, 10_000);
    lay(folders.lite, name, styles, 4_000);
  }
  lay(folders.full, "s.css", "", 1_000);
  lay(folders.full, "a.js", "", 100_000);
  lay(folders.full, "old.js", "", 900_000);
  lay(folders.full, "f.woff2", "x".repeat(19_000));
  const filled = measureSavings(
    `<p>${unmeasuredSavings}</p><script>"${unmeasuredSavings}"</script>`,
    folders,
  );
  expect(filled).not.toContain(unmeasuredSavings);
  expect(filled.match(/takes 5 kB instead of 130 kB/g)).toHaveLength(2);
  expect(filled).not.toMatch(/NaN|undefined/);
});

test("the sentences need no escaping in HTML or in a script, so that one replacement fits both", () => {
  expect(unmeasuredSavings).not.toMatch(/[<>&"'\\]/);
  expect(measureSavings(unmeasuredSavings, folders)).not.toMatch(/[<>&"'\\]/);
});
