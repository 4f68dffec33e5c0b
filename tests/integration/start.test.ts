import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Runs `npm start`'s own first file and gives back how it ended. */
function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["lib/ops/bootstrap.mjs", "start"], {
      env: { ...process.env, DATABASE_URL: "", ...env },
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("exit", (code) => resolve({ code, said }));
  });
}

test("a busy port is one clear sentence and a status that is not zero", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await start({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is in use.`);
  expect(said).not.toMatch(/\n\s+at /);
});

test("a broken database folder is one clear sentence and is left as it is", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "akoma-broken-"));
  mkdirSync(path.join(folder, "postgres"));
  writeFileSync(path.join(folder, "postgres", "something"), "not a database");
  const { code, said } = await start({ DATA_DIR: folder, PORT: "0" });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(said).toMatch(/The database folder .* cannot be used/);
  expect(said).not.toMatch(/\n\s+at /);
});

test("a setting that is wrong is named", async () => {
  const { code, said } = await start({ PORT: "none" });
  expect(code).toBe(1);
  expect(said).toMatch(/PORT/);
  expect(said).not.toMatch(/\n\s+at /);
});
