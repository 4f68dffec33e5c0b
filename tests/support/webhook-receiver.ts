import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { isPublicAddress } from "#lib/domains/webhooks/is-public-address.ts";
import { theInternet, type Transport } from "#lib/domains/webhooks/post-body.ts";

/** The site's own way, but also to this machine, without a certificate. */
export const toThisMachine: Transport = {
  ...theInternet,
  mayReach: (address) => address === "127.0.0.1" || isPublicAddress(address),
  request,
};

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** The response to a delivery; `again` counts how often the same id was received before. */
type Answer = (response: ServerResponse, received: Received, again: number) => void;

const takes: Answer = (response) => response.writeHead(204).end();

/** Somebody else's system on this machine, which receives webhooks. */
export async function startReceiver() {
  let answer = takes;
  let connections = 0;
  const received: Received[] = [];
  const idOf = ({ headers }: Received) => headers["webhook-id"];
  const server = createServer((asked, response) => {
    void text(asked).then((body) => {
      const one = { path: asked.url ?? "", headers: asked.headers, body };
      const again = received.filter((other) => idOf(other) === idOf(one)).length;
      received.push(one);
      answer(response, one, again);
    });
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** As a webhook stores it; `toThisMachine` connects without a certificate. */
    url: `https://127.0.0.1:${port}/hooks`,
    received,
    connections: () => connections,
    answers: (next: Answer = takes) => void (answer = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
