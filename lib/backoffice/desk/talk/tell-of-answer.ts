import "server-only";
import { noteTold } from "#lib/domains/cases/index.ts";
import { conversationOfCase } from "#lib/domains/chat/index.ts";
import { db } from "#lib/platform/db.ts";
import { caseMail, kickOutbox, newsSeconds, queueMail } from "#lib/services/mail/index.ts";
import { env } from "#lib/platform/env.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { leadOfChat } from "#lib/domains/leads/index.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";

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
