import { once } from "node:events";
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { aNetworkAddress } from "./visitor.ts";

const partBytes = 256 * 1024;
const base64 = (letters: string): string => Buffer.from(letters).toString("base64");

/** The steps of the grower's form before its photos, with answers. */
export const growerSteps: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ["you", { fullName: "Ama Mensah", role: "owner" }],
  ["land", { country: "liberia", district: "Gbarnga", hectares: 2 }],
  ["crops", { crops: ["cereals"], harvest: "Thirty bags of rice in November.", surplus: true }],
  ["reach", { water: "rain", road: "allYear" }],
];

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Asked = { method: string; headers: Record<string, string>; body?: Buffer | string };

const agent = new Agent({ keepAlive: true });

/** Sends a request without `fetch`, which costs this machine as much time as the response costs the site. */
async function ask(url: string, { method, headers, body = "" }: Asked): Promise<Answer> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  const asked = request(url, { agent, method, headers: { ...headers, ...length } });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const refused = ({ status, body }: Answer) => new Error(`${status} ${body}`);

export type Grower = { headers: Record<string, string>; draft: string };

/** Fills in the grower's form up to its photos. `onStep` is called with the milliseconds that each step took. */
export async function beforePhotos(
  origin: string,
  onStep: (ms: number) => void = () => undefined,
): Promise<Grower> {
  const headers: Record<string, string> = { "x-forwarded-for": aNetworkAddress() };
  let draft = "";
  for (const [step, json] of growerSteps) {
    const begun = performance.now();
    const answer = await ask(`${origin}/api/forms/grower/${step}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    onStep(performance.now() - begun);
    if (answer.status !== 200) throw refused(answer);
    const [cookie] = answer.headers["set-cookie"]?.[0]?.split(";", 1) ?? [];
    if (cookie) headers["cookie"] = cookie;
    draft = (JSON.parse(answer.body) as { data: { started: string } }).data.started;
  }
  return { draft, headers: { ...headers, "tus-resumable": "1.0.0" } };
}

/** Requests the page on which a grower adds photos. */
export async function readPhotosPage(origin: string, { headers }: Grower): Promise<void> {
  const answer = await ask(`${origin}/forms/grower/fill?step=photos`, { method: "GET", headers });
  if (answer.status !== 200) throw refused(answer);
}

/** An upload in progress: its path, and the number of bytes that the site has acknowledged. */
export type Adding = { headers: Record<string, string>; path: string; acknowledged: number };

/** Announces a photo of this many bytes. */
export async function beginPhoto(origin: string, { headers, draft }: Grower, bytes: number): Promise<Adding> {
  const metadata = `draft ${base64(draft)},field ${base64("photos")},filename ${base64("field.jpg")}`;
  const made = await ask(`${origin}/api/uploads`, {
    method: "POST",
    headers: { ...headers, "upload-length": String(bytes), "upload-metadata": metadata },
  });
  const at = made.headers.location;
  if (made.status !== 201 || !at) throw refused(made);
  return { headers, path: new URL(at, origin).pathname, acknowledged: 0 };
}

/**
 * Uploads a photo part by part, with an empty part if only the last response was lost. `adding` contains what the site
 * has acknowledged, even if the site is killed meanwhile.
 */
export async function addPhoto(origin: string, adding: Adding, photo: Buffer): Promise<void> {
  do {
    const at = adding.acknowledged;
    const answer = await ask(origin + adding.path, {
      method: "PATCH",
      headers: {
        ...adding.headers,
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(at),
      },
      body: photo.subarray(at, at + partBytes),
    });
    if (answer.status === 503) await pause(100);
    else if (answer.status === 204) adding.acknowledged = Number(answer.headers["upload-offset"]);
    else throw refused(answer);
  } while (adding.acknowledged < photo.length);
}
