import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { leadOfChat } from "#lib/domains/leads/index.ts";
import { tellAll } from "#lib/services/realtime/live/index.ts";
import { tellWebhooks } from "#lib/domains/webhooks/index.ts";
import { deskTopic } from "./open/topics.ts";

/** An event in a conversation that others are notified of. */
export type InChat =
  | { event: "started" }
  | { event: "message"; from: "visitor" | "staff"; text: string }
  | { event: "closed" }
  | { event: "helped"; helped: boolean };

/**
 * Notifies webhooks of an event in a conversation, and the desk of a visitor's message, in the event's transaction
 * `on`. Does nothing if the case is not a conversation.
 */
export async function noteInChat(on: Prisma.TransactionClient, caseId: string, news: InChat): Promise<void> {
  const lead = await leadOfChat(caseId, on);
  if (!lead) return;
  const { reference, page, country } = lead;
  switch (news.event) {
    case "started":
      return tellWebhooks(on, "conversation.started", lead);
    case "message": {
      const { from, text } = news;
      if (from === "visitor") await tellAll(deskTopic, { reference, page, country }, on);
      return tellWebhooks(on, "conversation.message", { ...lead, from, text });
    }
    case "closed":
      return tellWebhooks(on, "conversation.closed", lead);
    case "helped":
      return tellWebhooks(on, "conversation.helped", { ...lead, helped: news.helped });
    default:
      return news satisfies never;
  }
}
