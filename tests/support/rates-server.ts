import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Today's date in UTC, with which the service dates its rates. */
export const today = (): string => new Date().toISOString().slice(0, 10);

export const goodRates = {
  EUR: 0.8,
  GBP: 0.75,
  NGN: 1500,
  KES: 130,
  ZAR: 18,
  GHS: 12.5,
  XAF: 524.8,
  XOF: 524.8,
  CAD: 1.4,
  CNY: 7.1,
};

const answerWith = (rates: unknown) => JSON.stringify({ amount: 1, base: "USD", date: today(), rates });

/** How the service answers the next requests. */
export type Mood =
  "good" | "down" | "slow" | "not-json" | "negative" | "missing" | "redirect" | "huge" | "none";

const faults: Record<Exclude<Mood, "good" | "slow">, (response: ServerResponse) => void> = {
  down: (response) => response.writeHead(500).end("down"),
  "not-json": (response) => response.end("<!doctype html><p>Sign in to this network"),
  negative: (response) => response.end(answerWith({ ...goodRates, EUR: -0.8 })),
  missing: (response) => response.end(answerWith({ GBP: 0.75 })),
  redirect: (response) => response.writeHead(302, { location: "/latest/elsewhere" }).end(),
  huge: (response) => response.end(answerWith({ ...goodRates, note: "x".repeat(80_000) })),
  none: (response) => response.end(answerWith({})),
};

/** A real exchange-rate service on this machine that can fail in every possible way. */
export async function startRatesServer() {
  let mood: Mood = "good";
  let rates: Record<string, number> = goodRates;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json");
    if (mood === "good") return void response.end(answerWith(rates));
    if (mood !== "slow") return faults[mood](response);
    response.write("{"); // it starts in time and never ends
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For RATES_URL. */
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    /** The path and query of every request. */
    asked,
    behave: (next: Mood) => void (mood = next),
    give: (next: Record<string, number>) => void (rates = next),
    /** Ends responses that were started and never end. */
    breakOff: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
