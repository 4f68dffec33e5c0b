import "server-only";
import { randomUUID } from "node:crypto";
import { askStorage } from "./storage-of-site.ts";

/** Answers when the storage of files answers: it is asked for one that is not there. Throws `unavailable` when it is away. */
export async function checkStorage(): Promise<void> {
  await askStorage(async (storage) => {
    await (await storage.open(randomUUID()))?.cancel();
  });
}
