/** The events of a conversation that a webhook may receive, without their common prefix. */
export const conversationEvents = ["started", "message", "closed", "helped"] as const;
export type ConversationEvent = (typeof conversationEvents)[number];

/** The name of the event as its receiver reads it. */
export const eventOf = <E extends ConversationEvent>(event: E) => `conversation.${event}` as const;

type Contact = { name: string | null; email: string | null };

/** Which conversation, and where it began. Null means that nobody said it. */
type Conversation = {
  reference: string;
  /** The path of the page. */
  page: string;
  /** The slug of the country that page is about. */
  country: string | null;
  contact: Contact;
};

/** The payload of every event, by name. Receivers depend on these names: they are added to, never changed. */
export type WebhookEvent =
  | { event: "conversation.started"; data: Conversation }
  | {
      event: "conversation.message";
      data: Conversation & { from: "visitor" | "staff"; text: string };
    }
  | { event: "conversation.closed"; data: Conversation }
  /** What the visitor said about it. */
  | { event: "conversation.helped"; data: Conversation & { helped: boolean } }
  /** A test by an admin. */
  | { event: "ping"; data: Record<string, never> };

export type WebhookEventName = WebhookEvent["event"];
export type WebhookData<Name extends WebhookEventName> = Extract<WebhookEvent, { event: Name }>["data"];
