import "server-only";
import { noteTold } from "../../cases/index.ts";
import { conversationOfCase } from "../../chat/index.ts";
import { db } from "../../db.ts";
import { caseMail, kickOutbox, newsSeconds, queueMail } from "../../email/index.ts";
import { env } from "../../env.ts";
import { statusOf } from "../../forms/open/form-path.ts";
import { leadOfChat } from "../../leads/index.ts";
import { leadLabel } from "../../leads/open/lead-words.ts";

/**
 * Notifies a visitor by mail of an answer they have not seen: once, until they have read it. The mail does not contain
 * the answer, which is shown only in the conversation and on the page of its reference.
 */
export async function tellOfAnswer(caseId: string, eventId: bigint): Promise<void> {
  await db().$transaction(async (on) => {
    const talk = await conversationOfCase(caseId, on);
    if (!talk || (talk.visitorSawId !== null && talk.visitorSawId >= eventId)) return;
    const to = (await leadOfChat(caseId, on))?.contact.email;
    if (!to || !(await noteTold(on, caseId))) return;
    const { reference } = talk.case;
    const url = new URL(statusOf(reference), env.SITE_URL).href;
    const letter = caseMail({ title: leadLabel("site_chat"), reference, url });
    await queueMail({ kind: "case", to, ...letter, secondsToLive: newsSeconds }, on);
  });
  kickOutbox();
}
