import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "../say.ts";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && "code" in thrown && thrown.code === "EPERM";
  }
}

/**
 * Keeps a data folder to one `npm start`: two would make or stop the same database. Returns how to let it go.
 * A lock whose process is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = path.join(folder, "start.lock");
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (thrown) {
      if (!(thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST")) throw thrown;
      const owner = Number(readFileSync(file, "utf8"));
      if (Number.isInteger(owner) && owner > 0 && isAlive(owner)) {
        throw new Refusal(`Akoma is already running from this folder (process ${owner}). Stop it first.`);
      }
      rmSync(file, { force: true });
    }
  }
  throw new Refusal("Another start from this folder is under way. Try again in a moment.");
}
