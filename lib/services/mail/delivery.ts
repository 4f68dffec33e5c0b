import "server-only";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "mailer";
import { env } from "#lib/platform/env.ts";
import type { SealedMail } from "./queue-mail.ts";
import { senderOf, type Sender } from "./sender.ts";

export type OutgoingMail = SealedMail & { id: string; kind: string };

/** A transport for mail. `send` throws if it fails; `RecipientRefused` means that a retry is of no use. */
export type Delivery = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

/** The mail server refused the recipient permanently. */
export class RecipientRefused extends Error {
  override readonly name = "RecipientRefused";
}

/** How long one mail may take, whatever the server does. Shorter than the worker's lease on it. */
const sendMs = 45_000;
/** How many mails one process sends at once. */
export const connections = 3;

function composed({ id, to, subject, text, html }: OutgoingMail, from: Sender) {
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    html,
    // The same for every attempt, so that a mail that was sent but not marked in time can be recognized as a duplicate.
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const isRefusal = (fault: unknown): boolean =>
  fault instanceof Error &&
  "command" in fault &&
  fault.command === "RCPT TO" &&
  "responseCode" in fault &&
  Number(fault.responseCode) >= 500;

/** Sends mail through the server at `url`. A password is only ever sent over TLS. Every wait has a timeout. */
export function deliverBySmtp(url: string, from: Sender, { stepMs = 10_000 } = {}): Delivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    requireTLS: new URL(url).username !== "",
    logger: false,
  });
  transport.on("error", () => undefined); // each send gets its own error; an unhandled one would end the process
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ ...composed(mail, from), signal: AbortSignal.timeout(sendMs) });
      } catch (fault) {
        if (isRefusal(fault)) throw new RecipientRefused("the recipient was refused", { cause: fault });
        throw fault;
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each mail into `folder`, as it would be sent and as plain text. For the local demo. */
export function deliverToFolder(folder: string, from: Sender): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(composed(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed");
      const now = new Date().toISOString();
      const name = path.join(folder, `${now.replaceAll(":", "-")}-${mail.kind}-${mail.id}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${name}.eml`, message, { mode: 0o600 });
      await writeFile(
        `${name}.txt`,
        `To: ${mail.to}\nSubject: ${mail.subject}\nDate: ${now}\n\n${mail.text}`,
        {
          mode: 0o600,
        },
      );
    },
    close: () => undefined,
  };
}

/** The transport that the settings of this process name; undefined if they name none. */
export function openDelivery(): Delivery | undefined {
  const from = senderOf(env);
  if (env.SMTP_URL) return deliverBySmtp(env.SMTP_URL, from);
  if (env.LOCAL_DEMO) return deliverToFolder(env.OUTBOX_DIR ?? path.join(tmpdir(), "akoma-outbox"), from);
  return undefined;
}
