import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Runs a command of the operator with the settings of this test; returns its exit code and output. */
export const commandOf =
  (script: string) =>
  async (...args: string[]): Promise<{ code: number; output: string }> => {
    const command = ["--conditions=react-server", script, ...args];
    try {
      const { stdout } = await run(process.execPath, command, { cwd: root, env: { ...process.env } });
      return { code: 0, output: stdout };
    } catch (thrown) {
      const { code, stderr } = thrown as { code: number; stderr: string };
      return { code, output: stderr };
    }
  };
