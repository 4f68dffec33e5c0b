import { bodyOf } from "#lib/domains/webhooks/queue-delivery.ts";
import {
  errorOfStatus,
  failingDays,
  failingTries,
  mostTries,
  waitAfter,
} from "#lib/domains/webhooks/open/deliveries.ts";
import { webhookSaved } from "#lib/domains/webhooks/schema.ts";
import { signBody, newSecret } from "#lib/domains/webhooks/webhook-secret.ts";

const id = "0a8b6b1c-6f1e-4d53-9a55-0f4d2a1b7c11";

test("a signature is that of Standard Webhooks", () => {
  // The example from its libraries.
  const signed = signBody({
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  });
  expect(signed).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("every secret is another one, of 32 bytes", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});

test("a body says which event it is, when it was and what happened", () => {
  const at = new Date("2026-11-26T10:00:00Z");
  expect(JSON.parse(bodyOf(id, { event: "ping", data: {} }, at))).toEqual({
    id,
    event: "ping",
    at: "2026-11-26T10:00:00.000Z",
    data: {},
  });
});

test("an event is tried ten times over three days, a test once", () => {
  const waits = Array.from({ length: mostTries }, (_, at) => waitAfter("conversation.started", at + 1));
  expect(waits.slice(0, -1).every((wait, at) => wait! > (waits[at - 1] ?? 0))).toBe(true);
  expect(waits.at(-1)).toBeUndefined();
  const all = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0);
  expect(all / 86_400).toBeGreaterThan(failingDays);
  expect(all / 86_400).toBeLessThan(failingDays + 0.5);
  expect(mostTries).toBe(failingTries); // one event alone switches off a webhook that accepts nothing
  expect(waitAfter("ping", 1)).toBeUndefined();
});

test("only an answer of success means that an event was taken", () => {
  const errors = [200, 204, 299, 301, 302, 308, 400, 410, 500, 101].map(errorOfStatus);
  const [redirect, status] = ["redirect", "status"];
  expect(errors).toEqual([
    undefined,
    undefined,
    undefined,
    redirect,
    redirect,
    redirect,
    status,
    status,
    status,
    status,
  ]);
});

const aWebhook = (parts: Record<string, unknown> = {}) => ({
  name: "CRM",
  url: "https://crm.example.org/hooks?from=akoma",
  events: ["started", "helped"],
  ...parts,
});
const faults = (parts: Record<string, unknown>) => {
  const { error } = webhookSaved.safeParse(aWebhook(parts));
  return (error?.issues ?? []).map(({ path }) => path.join("."));
};

test("a webhook has a name, an https address and events", () => {
  expect(webhookSaved.parse(aWebhook({ id: "", version: "" }))).toEqual({
    name: "CRM",
    url: "https://crm.example.org/hooks?from=akoma",
    events: ["conversation.started", "conversation.helped"],
  });
  expect(faults({ name: " " })).toEqual(["name"]);
  expect(faults({ events: [] })).toEqual(["events"]);
  expect(faults({ events: ["ping"] })).toEqual(["events"]);
});

test.each([
  "http://crm.example.org/",
  "crm.example.org",
  "/hooks",
  "https://",
  "https://ama:secret@crm.example.org/",
  "https://crm.example.org/#part",
  "ftp://crm.example.org/",
  "javascript:alert(1)",
])("%s is no address of a webhook", (url) => {
  expect(faults({ url })).toEqual(["url"]);
});
