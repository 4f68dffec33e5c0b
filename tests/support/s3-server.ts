import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

const credentials = { keyId: "AKTEST", secret: "secret/of+tests", region: "af-south-1", bucket: "files" };

/** The signature that a request must carry, computed from it alone, as AWS Signature Version 4 specifies. */
function signatureOf({ method, url, headers }: IncomingMessage, scope: string, signed: string): string {
  const [path = "", query = ""] = (url ?? "").split("?");
  const canonical = [
    method,
    path,
    query.split("&").sort().join("&"),
    ...signed.split(";").map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}`),
    "",
    signed,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const [day = "", region = "", service = ""] = scope.split("/");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, hash(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${credentials.secret}`,
  );
  return hmac(key, text).toString("hex");
}

/** Why a request is refused; undefined for one that is signed correctly. */
function faultOf(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers } = request;
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;
  const [, keyId, scope = "", signed = "", signature] = pattern.exec(headers.authorization ?? "") ?? [];
  const date = String(headers["x-amz-date"]);
  const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (keyId !== credentials.keyId) return "InvalidAccessKeyId";
  if (!(Math.abs(at - Date.now()) < 15 * 60_000)) return "RequestTimeTooSkewed";
  if (scope !== `${date.slice(0, 8)}/${credentials.region}/s3/aws4_request`)
    return "AuthorizationHeaderMalformed";
  for (const name of ["host", "x-amz-content-sha256", "x-amz-date"])
    if (!signed.split(";").includes(name)) return "AccessDenied";
  if (signatureOf(request, scope, signed) !== signature) return "SignatureDoesNotMatch";
  if (headers["x-amz-content-sha256"] !== hash(body)) return "XAmzContentSHA256Mismatch";
  if (request.method === "PUT" && Number(headers["content-length"]) !== body.length)
    return "MissingContentLength";
  return undefined;
}

const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  request.toArray().then(
    (parts: Buffer[]) => Buffer.concat(parts),
    () => undefined,
  );

/** A storage that implements as much of S3 as uploads use, and accepts only correctly signed requests. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let isFailing = false;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!body) return; // it broke off: nothing is stored
    const key = (request.url ?? "").slice(1);
    const fault = isFailing ? "SlowDown" : faultOf(request, body);
    if (fault) {
      refused.push(fault);
      return response.writeHead(fault === "SlowDown" ? 503 : 403).end(`<Error><Code>${fault}</Code></Error>`);
    }
    if (!key.startsWith(`${credentials.bucket}/`)) return response.writeHead(404).end();
    if (request.method === "PUT") {
      objects.set(key, body);
      return response.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end("<Error/>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, ...credentials },
    objects,
    refused,
    fail: (value: boolean) => (isFailing = value),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
