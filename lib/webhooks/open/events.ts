/** What a webhook may be told of a conversation, without the word that all of them begin with. */
export const conversationEvents = ["started", "message", "closed", "helped"] as const;
export type ConversationEvent = (typeof conversationEvents)[number];

/** The event as its receiver reads it. */
export const eventOf = <E extends ConversationEvent>(event: E) => `conversation.${event}` as const;

type Contact = { name: string | null; email: string | null };

/** Which conversation, and where it began. Null is what nobody said. */
type Conversation = {
  reference: string;
  /** The path of the page. */
  page: string;
  /** The slug of the country that page is about. */
  country: string | null;
  contact: Contact;
};

/** Everything a webhook is told, by name. A receiver reads these words: they are added to, never changed. */
export type WebhookEvent =
  | { event: "conversation.started"; data: Conversation }
  | {
      event: "conversation.message";
      data: Conversation & { from: "visitor" | "staff"; text: string };
    }
  | { event: "conversation.closed"; data: Conversation }
  /** What the visitor said of it. */
  | { event: "conversation.helped"; data: Conversation & { helped: boolean } }
  /** A test, by an admin. */
  | { event: "ping"; data: Record<string, never> };

export type WebhookEventName = WebhookEvent["event"];
export type WebhookData<Name extends WebhookEventName> = Extract<WebhookEvent, { event: Name }>["data"];
