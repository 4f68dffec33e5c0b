import "server-only";
import { randomUUID } from "node:crypto";
import { askStorage } from "./storage-of-site.ts";

/**
 * Resolves when the file storage answers a request for a file that does not exist. Throws `unavailable` if it does not
 * answer.
 */
export async function checkStorage(): Promise<void> {
  await askStorage(async (storage) => {
    await (await storage.open(randomUUID()))?.cancel();
  });
}
