import "server-only";
import { AwsV4Signer } from "aws4fetch";
import { streamOf } from "../pieces.ts";
import type { Storage } from "./storage.ts";

export type S3Place = { endpoint: string; bucket: string; region: string; keyId: string; secret: string };

/** A storage that does not answer for this long is unavailable. */
const answerMs = 20_000;
const emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
/** The keys derived for a day, a region and a service, cached. */
const derivedKeys = new Map<string, ArrayBuffer>();

/** A bucket of an S3-compatible storage, with path-style URLs, which every such storage supports. */
export function s3Bucket({ endpoint, bucket, region, keyId, secret }: S3Place): Storage {
  async function ask(
    method: "PUT" | "GET" | "DELETE",
    id: string,
    {
      body,
      ...headers
    }: { body?: ReadableStream<Uint8Array>; "content-length"?: string; "x-amz-content-sha256"?: string } = {},
  ): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: `${endpoint}/${encodeURIComponent(bucket)}/uploads/${id}`,
      headers: { "x-amz-content-sha256": emptyHash, ...headers },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: "s3",
      region,
      cache: derivedKeys,
    });
    const signed = await signer.sign();
    const away = new AbortController();
    const timer = setTimeout(() => away.abort(), answerMs); // until it answers; the reader of the body may be slow
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      signal: away.signal,
      redirect: "error",
      ...(body && { body, duplex: "half" }),
    }).finally(() => clearTimeout(timer));
    if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
    await answer.body?.cancel();
    throw new Error(`the storage answered ${answer.status} to ${method}`);
  }

  return {
    put: async (id, pieces, { size, sha256 }) => {
      const body = streamOf(pieces);
      const answer = await ask("PUT", id, {
        body,
        "content-length": String(size),
        "x-amz-content-sha256": sha256,
      });
      await answer.body?.cancel();
    },
    open: async (id) => {
      const answer = await ask("GET", id);
      if (answer.status !== 404) return answer.body ?? undefined;
      await answer.body?.cancel();
      return undefined;
    },
    remove: async (id) => {
      await (await ask("DELETE", id)).body?.cancel();
    },
  };
}
