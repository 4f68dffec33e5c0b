import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { WebhookPage } from "#components/desk/admin/webhook-page.tsx";
import { WebhooksPage } from "#components/desk/admin/webhooks-page.tsx";
import type { ListedDelivery, ListedWebhook } from "#lib/domains/webhooks/index.ts";
import { attemptErrors } from "#lib/domains/webhooks/open/deliveries.ts";
import { webhookDone } from "#lib/domains/webhooks/open/paths.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const member = { email: "ama@example.org", role: "admin" } as const;
const at = new Date("2026-11-26T10:00:00Z");
const id = "0a8b6b1c-6f1e-4d53-9a55-0f4d2a1b7c11";

const aWebhook = (parts: Partial<ListedWebhook> = {}): ListedWebhook => ({
  id,
  name: "CRM",
  url: "https://crm.example.org/hooks",
  events: ["conversation.started", "conversation.helped"],
  secretAt: at,
  offAt: null,
  offWhy: null,
  failures: 0,
  failingSince: null,
  version: 3,
  createdAt: at,
  createdBy: member.email,
  waiting: 0,
  ...parts,
});

const aDelivery = (parts: Partial<ListedDelivery> = {}): ListedDelivery => ({
  id,
  event: "conversation.started",
  state: "sent",
  tries: 1,
  nextTryAt: null,
  lastError: null,
  createdAt: at,
  sentAt: at,
  attempts: [{ id: 1n, at, status: 204, ms: 120, error: null }],
  mayReplay: true,
  ...parts,
});

const drawn = (page: React.ReactElement): Document => new JSDOM(renderToStaticMarkup(page)).window.document;
const textOf = (page: Document) => page.querySelector("body")?.textContent ?? "";

type Parts = Partial<Parameters<typeof WebhookPage>[0]>;
const one = (webhook: ListedWebhook, deliveries: readonly ListedDelivery[] = [], parts: Parts = {}) =>
  drawn(
    <WebhookPage
      member={member}
      log={{ webhook, deliveries }}
      secret={undefined}
      done={undefined}
      state={undefined}
      {...parts}
    />,
  );

test("one that is on can be paused and tested, one that is off only switched on, and says since when and why", () => {
  const names = (page: Document) =>
    [...page.querySelectorAll("#state form")].map((form) => form.getAttribute("action")?.split("/").at(-1));
  expect(names(one(aWebhook()))).toEqual(["pause", "ping", "rotate", "remove"]);
  const failing = textOf(one(aWebhook({ failures: 2, failingSince: at })));
  expect(failing).toContain("The last 2 tries failed, the first of them");
  for (const [offWhy, text] of [
    ["paused", "What waits is sent once it is on again."],
    ["failing", "in 3 days and 10 tries or more it took nothing"],
  ] as const) {
    const page = one(aWebhook({ offAt: at, offWhy, waiting: 3 }));
    expect(names(page)).toEqual(["resume", "rotate", "remove"]);
    expect(textOf(page)).toContain(text);
    expect(textOf(page)).toContain("3 events wait");
  }
  expect(textOf(one(aWebhook({ createdBy: undefined })))).not.toContain("undefined");
});

test("a secret stands on the page only when it is handed over", () => {
  expect(textOf(one(aWebhook(), [], { secret: "whsec_abc", done: "added" }))).toContain("whsec_abc");
  expect(textOf(one(aWebhook(), [], { done: "added" }))).not.toContain("whsec");
});

test("each delivery says how it stands and what came of each try", () => {
  const words = wordsOf("webhooks");
  const attempts = attemptErrors.map((error, at) => ({
    id: BigInt(at),
    at: new Date(),
    status: error === "redirect" || error === "status" ? 302 : null,
    ms: 12,
    error,
  }));
  const failed = aDelivery({ state: "failed", sentAt: null, lastError: "name", attempts });
  const waits = aDelivery({ state: "waiting", sentAt: null, nextTryAt: at, attempts: [], mayReplay: false });
  const rows = [...one(aWebhook(), [aDelivery(), waits, failed]).querySelectorAll("#deliveries > ol > li")];
  expect(rows).toHaveLength(3);
  expect(rows[0]?.textContent).toContain("taken with 204.");
  expect(rows[1]?.textContent).toContain("Not tried yet");
  expect(rows[1]?.querySelector("form")).toBeNull();
  for (const error of attemptErrors)
    expect(rows[2]?.textContent).toContain(words(`error.${error}`, { status: 302 }));
  expect(rows[2]?.querySelector("button")?.textContent).toBe("Send again: conversation.started");
});

test.each(webhookDone)("what was done is said: %s", (done) => {
  expect(textOf(one(aWebhook(), [], { done }))).toContain(wordsOf("webhooks")(`done.${done}`));
});

test("the form of one stands on what it is, that of a new one is empty, and a list says what there is", () => {
  const page = (changing: string, webhooks: readonly ListedWebhook[] | undefined = [aWebhook()]) =>
    drawn(
      <WebhooksPage
        member={member}
        webhooks={webhooks}
        changing={changing}
        done={undefined}
        state={undefined}
      />,
    );
  const checked = (found: Document) =>
    [...found.querySelectorAll("input[checked]")].map((box) => box.getAttribute("value"));
  const change = page(id);
  expect(checked(change)).toEqual(["started", "helped"]);
  expect(change.querySelector("[name=url]")?.getAttribute("value")).toBe("https://crm.example.org/hooks");
  expect(change.querySelector("[name=version]")?.getAttribute("value")).toBe("3");
  expect(checked(page("new"))).toEqual([]);
  expect(page("").querySelector(`a[href="/admin/webhooks?id=${id}"]`)?.textContent).toBe("CRM");
  expect(textOf(page("", []))).toContain("There is no webhook yet");
  expect(textOf(page("", undefined))).not.toContain("There is no webhook yet");
});
