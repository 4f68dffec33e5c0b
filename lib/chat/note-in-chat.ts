import "server-only";
import type { Prisma } from "../generated/prisma/client.ts";
import { leadOfChat } from "../leads/index.ts";
import { tellAll } from "../live/index.ts";
import { tellWebhooks } from "../webhooks/index.ts";
import { deskTopic } from "./open/topics.ts";

/** What happens in a conversation that others are told of. */
export type InChat =
  | { event: "started" }
  | { event: "message"; from: "visitor" | "staff"; text: string }
  | { event: "closed" }
  | { event: "helped"; helped: boolean };

/**
 * Tells webhooks, and the desk where a visitor wrote, what happened in a conversation, in the transaction `on` of it. Nothing
 * where the case is no conversation.
 */
export async function noteInChat(on: Prisma.TransactionClient, caseId: string, told: InChat): Promise<void> {
  const lead = await leadOfChat(caseId, on);
  if (!lead) return;
  const { reference, page, country } = lead;
  switch (told.event) {
    case "started":
      return tellWebhooks(on, "conversation.started", lead);
    case "message": {
      const { from, text } = told;
      if (from === "visitor") await tellAll(deskTopic, { reference, page, country }, on);
      return tellWebhooks(on, "conversation.message", { ...lead, from, text });
    }
    case "closed":
      return tellWebhooks(on, "conversation.closed", lead);
    case "helped":
      return tellWebhooks(on, "conversation.helped", { ...lead, helped: told.helped });
    default:
      return told satisfies never;
  }
}
