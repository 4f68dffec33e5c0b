import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

type End = { code: number | null; output: string };

/** Runs a file with this Node and returns how it ended. After `timeout` milliseconds it is killed, without a status. */
function run(args: readonly string[], env: Record<string, string>, timeout = 0): Promise<End> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, DATABASE_URL: "", ...env },
      timeout,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("close", (code) => resolve({ code, output }));
  });
}

/** Runs the entry point of `npm start`, or of another command. */
const start = (env: Record<string, string>, command = "start"): Promise<End> =>
  run(["lib/ops/local/bootstrap.mjs", command], env);

test.each(["start", "dev"])(
  "a busy port is one clear sentence of %s before a database is made, and a status that is not zero",
  async (command) => {
    const folder = mkdtempSync(path.join(tmpdir(), "akoma-busy-"));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port), DATA_DIR: folder }, command);
    other.close();
    const left = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use. Stop what runs there, or set PORT to another one`);
    expect(output).not.toMatch(/\n\s+at /);
    expect(left).toEqual([]);
  },
);

test("a broken database folder is one clear sentence and is left as it is", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "akoma-broken-"));
  mkdirSync(path.join(folder, "postgres"));
  writeFileSync(path.join(folder, "postgres", "something"), "not a database");
  const { code, output } = await start({ DATA_DIR: folder, PORT: "0" });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(output).toMatch(/The database folder .* cannot be used/);
  expect(output).not.toMatch(/\n\s+at /);
});

test("a file in place of the data folder is one clear sentence", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "akoma-file-")), "data");
  writeFileSync(file, "kept");
  const { code, output } = await start({ DATA_DIR: file, PORT: "0" });
  rmSync(path.dirname(file), { recursive: true });
  expect(code).toBe(1);
  expect(output).toContain(
    `The data folder ${file} cannot be used: there is a file in its place. Set DATA_DIR to`,
  );
  expect(output).not.toMatch(/\n\s+at /);
});

// Not even root can create a folder there, and below /proc the system reports that the parent folder is missing.
test.each(["/sys/akoma", "/proc/akoma", "/proc/akoma/data"])(
  "a data folder that cannot be made, like %s, is one clear sentence within ten seconds",
  async (folder) => {
    const script = ["--conditions=react-server", "lib/ops/local/start.ts"];
    const { code, output } = await run(script, { DATA_DIR: folder, PORT: "0" }, 10_000);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`The data folder ${folder} cannot be used: `),
    ]);
    expect(output).toMatch(/: .+\. Set DATA_DIR to/);
    expect(output).not.toMatch(/\n\s+at /);
  },
);

const address = "postgresql://akoma:s3cret@127.0.0.1:9/akoma";
const wanted = /DATABASE_URL: Give the address of a PostgreSQL database: /;

test.each([
  ["local/start.ts", address, /at 127\.0\.0\.1:9 cannot be used: nothing listens there\./],
  ["cli/migrate-database.ts", address, /at 127\.0\.0\.1:9 cannot be used: nothing listens there\./],
  ["cli/leads.ts", address, /at 127\.0\.0\.1:9 cannot be used: nothing listens there\./],
  ["local/start.ts", address.replace("127.0.0.1", "no-such.invalid"), /no-such\.invalid:9 cannot be used: /],
  ["local/start.ts", address.replace("s3cret", "s3cret%zz"), /at 127\.0\.0\.1:9 cannot be used: /],
  ["local/start.ts", address.replace("postgresql", "mysql"), wanted],
  ["cli/migrate-database.ts", "akoma at s3cret", wanted],
])("%s with DATABASE_URL=%s is one sentence that repeats no password", async (script, url, sentence) => {
  const { code, output } = await run(["--conditions=react-server", `lib/ops/${script}`], {
    DATABASE_URL: url,
    PORT: "0",
  });
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain("s3cret");
  expect(output).not.toMatch(/\n\s+at /);
});

test("a database that refuses the password is one clear sentence", async () => {
  const url = new URL(process.env["TEST_DATABASE_URL"] ?? "");
  url.password = "s3cret";
  const { code, output } = await start({ DATABASE_URL: url.href, PORT: "0" });
  expect([code, output]).toEqual([
    1,
    expect.stringContaining("cannot be used: it refuses the user or the password."),
  ]);
  expect(output).not.toMatch(/s3cret|\n\s+at /);
});

test("a setting that is wrong is named", async () => {
  const { code, output } = await start({ PORT: "none" });
  expect(code).toBe(1);
  expect(output).toMatch(/PORT/);
  expect(output).not.toMatch(/\n\s+at /);
});

test.each([
  [{ NODE_ENV: "production" }, /^SMTP_URL is not set: /m],
  [{ LOCAL_DEMO: "true", NODE_ENV: "production" }, /^LOCAL_DEMO is on: /m],
  [{ LOCAL_DEMO: "true", SMTP_URL: "smtp://127.0.0.1:9" }, /^LOCAL_DEMO is on though SMTP_URL is set\./m],
  [{ HOST: "0.0.0.0" }, /^HOST is 0\.0\.0\.0, which others may reach/m],
  [{ LOCAL_DEMO: "true", HOST: "0.0.0.0" }, /^LOCAL_DEMO is on though HOST is 0\.0\.0\.0/m],
  [{ AUTH_SECRET: "short" }, /AUTH_SECRET: Give at least 32 characters/],
])("npm start with %j is refused with a sentence, before anything is started", async (env, sentence) => {
  const folder = path.join(tmpdir(), `akoma-refused-${process.pid}`);
  const { code, output } = await start({
    SMTP_URL: "",
    LOCAL_DEMO: "",
    PORT: "0",
    DATA_DIR: folder,
    ...env,
  });
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
  expect(output).not.toContain("…"); // no step was started
  expect(existsSync(folder)).toBe(false);
});

const servable = { AUTH_SECRET: "only-for-tests-".repeat(4), SMTP_URL: "smtp://127.0.0.1:9", LOCAL_DEMO: "" };

test.each([
  [{ SMTP_URL: "" }, /^SMTP_URL is not set: /m],
  [{ LOCAL_DEMO: "true" }, /^LOCAL_DEMO is on: /m],
  [{ LOCAL_DEMO: "true", SMTP_URL: "" }, /^LOCAL_DEMO is on: /m],
  [{ AUTH_SECRET: "" }, /^AUTH_SECRET is not set: /m],
  [{ AUTH_SECRET: "short" }, /AUTH_SECRET: Give at least 32 characters/],
  [{ MAIL_FROM: "nobody" }, /^MAIL_FROM is no sender\./m],
  [{ SMTP_URL: "mail.example.org" }, /SMTP_URL: /],
])("a production start with %j is refused with a sentence", async (env, sentence) => {
  const { code, output } = await run(["lib/ops/serve/serve.ts"], {
    NODE_ENV: "production",
    PORT: "0",
    ...servable,
    ...env,
  });
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
});
