import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";

const namePart = (address: string): string => encodeURIComponent(address.toLowerCase()).slice(0, 150);

/** The name of a mail's file: arrival time, running number and recipient, so that only the right mails are opened. */
export const mailFileName = (address: string, count: number): string =>
  `${Date.now()}-${String(count).padStart(6, "0")}-${namePart(address)}.eml`;

const readMail = async (folder: string, name: string): Promise<Email> =>
  PostalMime.parse(await readFile(path.join(folder, name)));

const listMails = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith(".eml"));

/** Every mail in the folder, oldest first. */
export const readMails = (folder: string): Promise<Email[]> =>
  Promise.all(
    listMails(folder)
      .sort()
      .map((name) => readMail(folder, name)),
  );

/** Every mail to one address that arrived at `since` (milliseconds) or later, newest first. */
export const mailsTo = (folder: string, to: string, since = 0): Promise<Email[]> =>
  Promise.all(
    listMails(folder)
      .filter((name) => name.endsWith(`-${namePart(to)}.eml`) && Number(name.split("-", 1)[0]) >= since)
      .sort()
      .reverse()
      .map((name) => readMail(folder, name)),
  );

/** Ends the wait for a mail that never comes: on a busy machine a mail takes its time. */
const patienceMs = 120_000;

/** The newest matching mail to an address; waits until it has arrived. */
export async function waitForMail(
  folder: string,
  to: string,
  { subject = /(?:)/, since = 0 }: { subject?: RegExp; since?: number } = {},
): Promise<Email> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const found = (await mailsTo(folder, to, since)).find((mail) => subject.test(mail.subject ?? ""));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`No mail to ${to} came with a subject like ${subject}.`);
}
