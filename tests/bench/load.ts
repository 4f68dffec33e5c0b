import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { inRoot } from "../../lib/ops/paths.ts";

export type Load = { perSecond: number; p95Ms: number; p99Ms: number; requests: number };

export type LoadOptions = {
  connections: number;
  paths?: readonly string[];
  coding?: string;
  headers?: Readonly<Record<string, string>>;
} & ({ seconds: number; amount?: undefined } | { amount: number; seconds?: undefined });

export type LoadOrder = { origin: string; options: LoadOptions };

/** The answer of `load-alone.ts` to an order. */
export type LoadAnswer = { seen: Load } | { fault: string };

let loader: ChildProcess | undefined;

/**
 * Runs `load` in a separate process, which is reused: a process that has driven a browser sends a third fewer requests.
 * One load at a time. Throws if that process fails.
 */
export async function loadAlone(origin: string, options: LoadOptions): Promise<Load> {
  loader ??= fork(inRoot("tests/bench/load-alone.ts"), { execArgv: ["--conditions=react-server"] });
  const child = loader;
  const ended = new AbortController();
  const failed = once(child, "exit", { signal: ended.signal }).then(() => {
    throw new Error(`The load on ${origin} ended before it was told of.`);
  });
  failed.catch(() => undefined);
  child.send({ origin, options } satisfies LoadOrder);
  try {
    const [answer] = (await Promise.race([once(child, "message"), failed])) as [LoadAnswer];
    if ("fault" in answer) throw new Error(answer.fault);
    return answer.seen;
  } finally {
    ended.abort();
  }
}

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("0\r\n\r\n");

/** Detects when a response is complete, by Content-Length or by its last chunk, without parsing its body. */
function makeReader(onAnswer: (status: number) => void) {
  let head: Buffer = Buffer.alloc(0);
  let missing = -1; // bytes still to come; -1: reading the head; -2: chunked
  let status = 0;
  let tail: Buffer = Buffer.alloc(0);
  const finish = () => {
    missing = -1;
    onAnswer(status);
  };
  return (data: Buffer) => {
    let rest = data;
    if (missing === -1) {
      head = head.length > 0 ? Buffer.concat([head, rest]) : rest;
      const end = head.indexOf(headEnd);
      if (end < 0) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      rest = head.subarray(end + 4);
      head = Buffer.alloc(0);
      tail = Buffer.alloc(0);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      missing = length === undefined ? -2 : Number(length);
      if (missing === 0) return finish();
    }
    if (missing === -2) {
      tail = Buffer.concat([tail, rest]).subarray(-lastChunk.length);
      if (tail.equals(lastChunk)) finish();
    } else {
      missing -= rest.length;
      if (missing <= 0) finish();
    }
  };
}

/**
 * Requests pages from a server on this machine, one request at a time on each connection, for a time or a number of
 * requests. It reads raw sockets: the load tools on npm parse every response in JavaScript and reach their limit at
 * 3,000 a second, long before the server does. Throws at the first response that is not 200.
 */
export async function load(origin: string, options: LoadOptions): Promise<Load> {
  const { hostname, port } = new URL(origin);
  if (hostname !== "127.0.0.1") throw new Error("Loads go to this machine only.");
  const paths = options.paths ?? ["/"];
  const extra = Object.entries(options.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: ${options.coding ?? "br, gzip"}\r\n${extra.join("")}\r\n`,
    ),
  );
  const times: number[] = [];
  const begun = performance.now();
  const isOver = () =>
    options.seconds === undefined
      ? sent >= options.amount
      : performance.now() - begun > options.seconds * 1000;
  let sent = 0;
  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket: Socket = connect(Number(port), hostname);
      let asked = 0;
      const ask = () => {
        if (isOver()) {
          socket.destroy();
          return resolve();
        }
        asked = performance.now();
        const request = requests[sent % requests.length];
        sent += 1;
        if (request) socket.write(request);
      };
      socket.setNoDelay(true);
      socket.once("connect", ask);
      socket.once("error", reject);
      socket.on(
        "data",
        makeReader((status) => {
          if (status !== 200) return reject(new Error(`${origin} answered ${status}`));
          times.push(performance.now() - asked);
          ask();
        }),
      );
    });
  await Promise.all(Array.from({ length: options.connections }, converse));
  const seconds = (performance.now() - begun) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    requests: times.length,
  };
}
