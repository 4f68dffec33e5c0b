import "server-only";
import path from "node:path";
import { env } from "#lib/platform/env.ts";
import { AppError } from "#lib/platform/errors.ts";
import { log } from "#lib/platform/log.ts";
import { refusal } from "../files/refusal.ts";
import { localFolder } from "./local-folder.ts";
import { s3Bucket } from "./s3-bucket.ts";
import type { Storage } from "./storage.ts";
import { randomUUID } from "node:crypto";

/**
 * The timeout, in milliseconds, of a transaction that calls the storage: longer than a call takes to answer
 * (s3-bucket.ts).
 */
export const storageTimeout = 25_000;

function placed(): Storage {
  const { STORAGE_ENDPOINT, STORAGE_BUCKET, STORAGE_REGION, STORAGE_KEY_ID, STORAGE_SECRET } = env;
  if (STORAGE_ENDPOINT && STORAGE_BUCKET && STORAGE_KEY_ID && STORAGE_SECRET)
    return s3Bucket({
      endpoint: STORAGE_ENDPOINT,
      bucket: STORAGE_BUCKET,
      region: STORAGE_REGION,
      keyId: STORAGE_KEY_ID,
      secret: STORAGE_SECRET,
    });
  return localFolder(env.UPLOADS_DIR ?? path.resolve(env.DATA_DIR ?? ".data", "uploads"));
}

/** Calls the storage; one that is unavailable or full throws `unavailable`. */
export async function askStorage<T>(ask: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await ask(placed());
  } catch (fault) {
    if (fault instanceof AppError) throw fault; // the source of the bytes failed, not the storage
    log.error({ err: fault, action: "askStorage" }, "storage of uploads not usable");
    throw refusal("unavailable", "fault.storage", undefined, { retryAfterSeconds: 10, cause: fault });
  }
}

/**
 * Resolves when the file storage answers a request for a file that does not exist. Throws `unavailable` if it does not
 * answer.
 */
export async function checkStorage(): Promise<void> {
  await askStorage(async (storage) => {
    await (await storage.open(randomUUID()))?.cancel();
  });
}
