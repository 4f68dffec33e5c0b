import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sealInThreads } from "#lib/ops/seal/seal-in-threads.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "akoma-threads-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => path.join(folder, name);

test("every file has its compressed copies, whichever thread took it", async () => {
  const files = Array.from({ length: 12 }, (_, at) => inFolder(`${at}.txt`));
  for (const file of files) writeFileSync(file, `The text of ${file}. `.repeat(50));
  const results = await sealInThreads(
    files.map((file) => ({ file })),
    "awaited",
  );
  expect(results).toEqual(files.map(() => undefined));
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

test("a fault in a thread ends the seal, with the code by which the operator is told what to mend", async () => {
  const there = inFolder("there.txt");
  writeFileSync(there, "There.");
  const tasks = [{ file: inFolder("missing.txt") }, { file: there }];
  await expect(sealInThreads(tasks, "awaited")).rejects.toMatchObject({ code: "ENOENT" });
});
