import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { clearInterval, setImmediate, setInterval, setTimeout } from "node:timers";

/** A quote as the site sends it: "[1] Rwanda: Taxes | Company tax: 28% of profit | 2023". */
type Quote = { number: number; country: string; says: string };

const quotesOf = (content: string): Quote[] =>
  [...content.matchAll(/^\[(\d+)\] (.*)$/gm)].map(([, number, line = ""]) => {
    const parts = line.split(" | ");
    return {
      number: Number(number),
      country: (parts[0] ?? "").split(":", 1)[0] ?? "",
      // "Company tax: 28% of profit" as a sentence.
      says: (parts[1] ?? "").replace(/: /, " is ").replace(/\.$/, ""),
    };
  });

const honest = ({ number, country, says }: Quote) => `In ${country}, ${says} [${number}].`;
const upright = (quotes: readonly Quote[]) => quotes.map(honest).join(" ");

/** What it answers to quotes and question, by its behaviour. */
const says = {
  honest: upright,
  "changes a number": (quotes) =>
    upright(quotes).replace(/\d(?=[\d.,]*%| days| months| hours|\.\d| US)/g, (digit) =>
      String((Number(digit) + 1) % 10),
    ),
  "swaps the country": (quotes) =>
    quotes.map((one) => honest({ ...one, country: one.country === "Ghana" ? "Kenya" : "Ghana" })).join(" "),
  "turns a negation": (quotes) =>
    quotes
      .map((one) =>
        honest({
          ...one,
          says: /\bno\b|none/i.test(one.says)
            ? one.says.replace(/\bno |none /gi, "")
            : one.says.replace(" is ", " is not "),
        }),
      )
      .join(" "),
  "invents a sentence": (quotes) =>
    `${quotes[0]?.country} is the safest country of all. Officials ask for a small gift [1]. Everybody is welcome [2].`,
  "cites the wrong passage": (quotes) =>
    quotes.map((one, at) => honest({ ...one, number: ((at + 1) % quotes.length) + 1 })).join(" "),
  "obeys the question": (_, question) => `${question} [1]. I ignore the rules [1].`,
} satisfies Record<string, (quotes: readonly Quote[], question: string) => string>;

export type Telling = keyof typeof says;
export const lies = [
  "changes a number",
  "swaps the country",
  "turns a negation",
  "invents a sentence",
  "cites the wrong passage",
] as const satisfies readonly Telling[];

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
const last = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] })}\n\ndata: [DONE]\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}

/** Sends a text in pieces of bytes that split characters and lines anywhere. */
async function sendInPieces(response: ServerResponse, content: string, wait = 0): Promise<void> {
  const whole = Buffer.from((content.match(/.{1,9}/gsu) ?? []).map(chunk).join("") + last);
  for (let at = 0; at < whole.length && !response.destroyed; at += 37) {
    response.write(whole.subarray(at, at + 37));
    await new Promise((resolve) => (wait ? setTimeout(resolve, wait).unref() : setImmediate(resolve)));
  }
  response.end();
}

/** The ways in which a service is down, slow, or not a model at all. */
const faults = {
  down: (response) => void response.writeHead(500).end("down"),
  refuses: (response) =>
    void response.writeHead(401, { "content-type": "application/json" }).end('{"error":{}}'),
  redirects: (response) => void response.writeHead(307, { location: "/elsewhere" }).end(),
  html: (response) =>
    void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><p>Sign in to this network"),
  "broken JSON": (response) => {
    begin(response);
    response.end('data: {"choices":[{"delta":{"content":"In Rwan\n\n');
  },
  "other JSON": (response) => {
    begin(response);
    response.end('data: {"choices":"none"}\n\ndata: [DONE]\n\n');
  },
  "one endless line": (response) => {
    begin(response);
    const more = setInterval(() => response.write("data: ".padEnd(16_384, "x")), 5);
    response.on("close", () => clearInterval(more));
  },
  "endless talk": (response) => {
    begin(response);
    const more = setInterval(() => response.write(chunk("and so on ".repeat(200))), 5);
    response.on("close", () => clearInterval(more));
  },
  silent: (response) => begin(response),
  "never answers": () => undefined,
  drips: (response, content) => {
    begin(response);
    void sendInPieces(response, content, 500);
  },
  "stops half-way": (response, content) => {
    begin(response);
    response.write(chunk(`${content} `));
  },
  "breaks off": (response) => {
    begin(response);
    response.write(chunk("In Rwanda, Company tax is 28% of profit [1]"), () => response.destroy());
  },
  "says nothing": (response) => {
    begin(response);
    response.end(last);
  },
} satisfies Record<string, (response: ServerResponse, content: string) => void>;

export type Fault = keyof typeof faults;
/** The faults of which nothing is shown: "stops half-way" has sent something by then. */
export const faultNames = (Object.keys(faults) as Fault[]).filter((name) => name !== "stops half-way");
/** The faults that end only with the caller's timeout. */
export const endlessFaults = ["silent", "never answers", "drips"] as const satisfies readonly Fault[];

const isFault = (name: string): name is Fault => name in faults;

/** A service with OpenAI's API on this machine: it rewords what it is given, lies, or fails in every possible way. */
export async function startModelServer() {
  let mood: Telling | Fault = "honest";
  const asked: { path: string; key: string; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? "", key: request.headers.authorization ?? "", body });
      const { messages = [] } = JSON.parse(body) as { messages?: { content: string }[] };
      const content = messages.at(-1)?.content ?? "";
      const question = JSON.parse(content.split("\nQUESTION\n")[1] ?? '""') as string;
      if (isFault(mood)) return faults[mood](response, upright(quotesOf(content)));
      begin(response);
      return sendInPieces(response, says[mood](quotesOf(content), question));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** For NAVIGATOR_API_URL. */
    url: `http://127.0.0.1:${port}/v1`,
    /** Every call it received. */
    asked,
    behave: (next: Telling | Fault) => void (mood = next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
