import { chatMessage } from "#lib/domains/chat/schema.ts";
import { leadInput } from "#lib/domains/leads/schema.ts";

const contact = { email: "ama.test@example.org\u200b" };
const chat = (text: string) =>
  chatMessage.safeParse({
    id: "3f1c0e54-7d55-4f4e-9d2b-1f2f6a2f5b01",
    text,
    contact,
    page: "/about",
    begun: 9_000,
  });
const lead = (text: string) =>
  leadInput.safeParse({ lead_type: "contact", payload: { contact, messages: [{ text }], page: "/contact" } });

test.each(["\u200b", "\u2060\u2060", "\u00ad", "\u200d\u200d", "\ufe0f", "\u2800", "\u3164", "\uffa0"])(
  "a message of %j alone reaches nobody, from the chat or as an enquiry",
  (text) => {
    expect(chat(text).error?.issues.map(({ path }) => path.join("."))).toEqual(["text"]);
    expect(lead(text).error?.issues.map(({ path }) => path.join("."))).toEqual(["payload.messages.0.text"]);
  },
);

test("what says something is taken, and answered at the mailbox that was meant", () => {
  expect(chat("How do I register?").data?.contact.email).toBe("ama.test@example.org");
  expect(lead("How do I register?").data?.payload.contact.email).toBe("ama.test@example.org");
});
