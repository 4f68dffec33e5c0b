import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { SMTPServer, type SMTPServerAddress, type SMTPServerSession } from "smtp-server";
import { mailFileName } from "./mailbox.ts";

type Verdict = (fault?: (Error & { responseCode?: number }) | null) => void;

/** What the server does with the next mails. */
export type Mood =
  | { does: "take" }
  /** Answers this status to the first `times` recipients, then accepts mail. */
  | { does: "refuse"; status: number; times: number }
  /** Stops responding once a recipient was named. */
  | { does: "stall" };

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** The number of recipients that were named to it, including refused ones. */
  asked: () => number;
  behave: (mood: Mood) => void;
  stop: () => Promise<void>;
};

/** A real SMTP server on this machine that stores each accepted mail as a file in `folder`, for `waitForMail`. */
export async function startMailServer({ folder }: { folder: string }): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  let mood: Mood = { does: "take" };
  let asked = 0;
  let taken = 0;

  function onRcptTo(_address: SMTPServerAddress, _session: SMTPServerSession, answer: Verdict): void {
    asked += 1;
    if (mood.does === "stall") return;
    if (mood.does === "refuse" && mood.times > 0) {
      mood = { ...mood, times: mood.times - 1 };
      return answer(Object.assign(new Error("Not now, or never"), { responseCode: mood.status }));
    }
    answer();
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 200,
    onRcptTo,
    onData: (stream, session, answer) => {
      text(stream).then((message) => {
        for (const { address } of session.envelope.rcptTo) {
          taken += 1;
          const file = path.join(folder, mailFileName(address, taken));
          // A reader of the folder sees a whole mail or none.
          writeFileSync(`${file}.part`, message);
          renameSync(`${file}.part`, file);
        }
        answer();
      }, answer);
    },
  });
  server.on("error", () => undefined); // tests include a client that disconnects halfway
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    asked: () => asked,
    behave: (next) => void (mood = next),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
