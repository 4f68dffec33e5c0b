import { randomBytes, randomUUID } from "node:crypto";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { awaken } from "../support/awaken.ts";
import { axeOn } from "../support/axe.ts";
import { aColleague, lendSession } from "../support/members.ts";
import { openCuttableProxy } from "../support/cuttable-proxy.ts";
import { ask } from "../support/database.ts";
import { mailsTo, waitForMail } from "../support/mailbox.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { aVisitor, anAddress, codeFor } from "../support/visitor.ts";

let other: Awaited<ReturnType<typeof startSite>>;

/** Staff use the site of the test run; visitors use another instance with the same database. */
test.beforeAll(async () => {
  other = await startSite({
    DATABASE_URL: required("TEST_DATABASE_URL"),
    AUTH_SECRET: required("AUTH_SECRET"),
    SMTP_URL: required("SMTP_URL"),
    TRUSTED_PROXIES: "127.0.0.1,::1",
  });
});
test.afterAll(() => other.stop());

/** A stream that was cut reconnects after some seconds. */
const again = { timeout: 45_000 };

const violationsOf = async (page: Page) => (await axeOn(page).analyze()).violations;

/** Signs a member of staff in and gives the page their session. */
async function atDesk(page: Page) {
  const colleague = await aColleague("staff");
  await lendSession(page, colleague.visitor);
  return colleague;
}

/** A visitor who has asked a person something in the chat of a site. */
async function aTalker(browser: Browser, baseURL: string, question: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const email = anAddress("talker");
  await page.goto("/start-business/ghana");
  await awaken(page); // a press that waits too long for the script opens the form instead
  await page.locator("[data-opens=chat]").click();
  const panel = page.getByRole("dialog", { name: "Ask us" });
  await panel.getByLabel("Your message").fill(question);
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  const [person, address] = [
    panel.getByRole("button", { name: "Ask a person" }),
    panel.getByLabel("E-mail address"),
  ];
  await expect(person.or(address)).toBeVisible();
  if (await person.isVisible()) await person.click();
  await address.fill(email);
  await panel.getByRole("button", { name: "Send to a person" }).click();
  const log = panel.getByRole("log", { name: "Conversation" });
  await expect(log.getByText("Sent", { exact: true })).toBeVisible();
  return {
    context,
    page,
    email,
    panel,
    log,
    write: async (text: string) => {
      await panel.getByLabel("Your message").fill(text);
      await panel.getByRole("button", { name: "Send", exact: true }).click();
    },
  };
}

/** The reference of an enquiry from this address. */
async function referenceOf(email: string): Promise<string> {
  const [row] = await ask<{ reference: string }>("select reference from leads where contact_email = $1", [
    email,
  ]);
  if (!row) throw new Error("nothing was filed");
  return row.reference;
}

/** The live panel on a case's page. */
function talkOn(page: Page) {
  const panel = page.getByRole("region", { name: "Live conversation" });
  return {
    panel,
    log: panel.getByRole("log", { name: "What was said" }),
    box: panel.getByLabel("Your message"),
    news: panel.getByRole("status"),
  };
}

async function openTalk(page: Page, reference: string) {
  await page.goto(`/admin/case?reference=${reference}`);
  return talkOn(page);
}

test("a whole conversation, live, between a visitor and a colleague on two instances", async ({
  page,
  browser,
}) => {
  const staff = await atDesk(page);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Queue" })).toBeVisible();
  const mark = randomUUID().slice(0, 8);
  const visitor = await aTalker(browser, other.url, `Which permit does a bakery need? ${mark}`);
  await expect(page.getByText(/\d new messages?\./)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: "Show them" }).click();
  await expect(page).toHaveURL("/admin");
  await page.getByLabel("Reference, or whole e-mail address").fill(visitor.email);
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const reference = await referenceOf(visitor.email);
  await page.getByRole("listitem").filter({ hasText: reference }).getByRole("link").click();

  const { panel, log, box, news } = talkOn(page);
  await expect(log.getByText(`Which permit does a bakery need? ${mark}`)).toBeVisible();
  await expect(news).toHaveText("The visitor is here.");
  await expect(panel.getByRole("link", { name: "/start-business/ghana" })).toBeVisible();
  // A line counts as seen once it was really on the screen.
  await log.scrollIntoViewIfNeeded();
  await expect(visitor.log.getByText("Seen", { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press("r");
  await expect(box).toBeFocused();
  await box.pressSequentially("The food");
  await expect(visitor.log.getByText("A colleague is writing…")).toBeVisible();
  await box.fill(`The food and drugs authority gives it. ${mark}`);
  await box.press("Control+Enter");
  await expect(visitor.log.getByText(`The food and drugs authority gives it. ${mark}`)).toBeVisible();
  await expect(visitor.panel).not.toContainText(staff.email);
  await expect(box).toHaveValue("");
  await expect(log.getByText("· Seen")).toBeVisible();

  await visitor.panel.getByLabel("Your message").pressSequentially("How long");
  await expect(panel.getByText("The visitor is writing…")).toBeVisible();
  await visitor.write(`How long does it take? ${mark}`);
  await expect(log.getByText(`How long does it take? ${mark}`)).toBeVisible();
  expect(await violationsOf(visitor.page)).toEqual([]);

  // Lines that arrived after the page was rendered cause no conflict for a reader who followed them live.
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(`Given to ${staff.email}`)).toBeVisible();
  await expect(log.getByRole("listitem")).toHaveCount(3);

  await page.getByRole("link", { name: "Close", exact: true }).click();
  await page.getByRole("region", { name: "What to do" }).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Do it now" }).click();
  await expect(panel.getByText("This conversation is closed.")).toBeVisible();
  await expect(visitor.panel.getByText("This conversation is closed.")).toBeVisible();
  await visitor.panel.getByRole("button", { name: "Yes" }).click();
  await expect(panel.getByText("Yes, says the visitor")).toBeVisible();
  await visitor.context.close();
});

test("a visitor whose line is cut gets what was said meanwhile, and what they wrote comes, each once", async ({
  page,
  browser,
}) => {
  await atDesk(page);
  const proxy = await openCuttableProxy(other.url);
  const visitor = await aTalker(browser, proxy.url, `Is it open on Fridays? ${randomUUID()}`);
  const { log, box, news } = await openTalk(page, await referenceOf(visitor.email));
  await expect(news).toHaveText("The visitor is here.");

  proxy.cut();
  await expect(news).toContainText("The visitor has left.");
  const [shown, written] = [`Until noon. ${randomUUID()}`, `Thank you. ${randomUUID()}`];
  await box.fill(shown);
  await box.press("Control+Enter");
  await expect(log.getByText(shown)).toBeVisible();
  await visitor.write(written);
  await expect(visitor.log.getByText("Waiting to be sent")).toBeVisible();
  await expect(visitor.log.getByText(shown)).toHaveCount(0);

  proxy.mend();
  await expect(visitor.log.getByText(shown)).toBeVisible(again);
  await expect(log.getByText(written)).toBeVisible(again);
  await expect(news).toHaveText("The visitor is here.");
  await expect(visitor.log.getByText("Waiting to be sent")).toHaveCount(0);
  for (const [place, text] of [
    [visitor.log, shown],
    [visitor.log, written],
    [log, shown],
    [log, written],
  ] as const)
    await expect(place.getByText(text)).toHaveCount(1);
  await visitor.context.close();
  proxy.close();
});

test("a visitor who has left is told by one mail that there is an answer, without its words", async ({
  page,
  browser,
}) => {
  await atDesk(page);
  const visitor = await aTalker(browser, other.url, `Where do I pay? ${randomUUID()}`);
  const reference = await referenceOf(visitor.email);
  const { log, box, news } = await openTalk(page, reference);
  await expect(news).toHaveText("The visitor is here.");
  await visitor.context.close();
  await expect(news).toContainText("they are told by e-mail that there is an answer");

  const answers = [`At the bank. ${randomUUID()}`, `Or at the office. ${randomUUID()}`];
  for (const answer of answers) {
    await box.fill(answer);
    await box.press("Control+Enter");
    await expect(log.getByText(answer)).toBeVisible();
  }
  const mail = await waitForMail(required("MAIL_FOLDER"), visitor.email);
  expect(mail.text).toContain(`/forms/status?reference=${reference}`);
  for (const answer of answers) expect(JSON.stringify(mail)).not.toContain(answer);

  const mailsOf = () =>
    ask<{ id: string }>(
      `select j.id from pgboss.job j join cases c on c.id::text = j.data->>'caseId'
       where j.name = 'tellOfAnswer' and j.state = 'completed' and c.reference = $1`,
      [reference],
    );
  await expect.poll(async () => (await mailsOf()).length, again).toBe(answers.length);
  // A mail that was queued later has arrived: a second mail would have arrived before it.
  const later = anAddress("later");
  await aVisitor().requestCode(later);
  await codeFor(later);
  expect(await mailsTo(required("MAIL_FOLDER"), visitor.email)).toHaveLength(1);
});

test("without script a colleague reads what was said and answers by a form", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const staff = await atDesk(page);
  const [email, question] = [anAddress("talker"), `Is there a form? ${randomUUID()}`];
  const visitor = aVisitor({ origin: other.url });
  const key = { "x-chat-key": randomBytes(32).toString("base64url") };
  const sent = await visitor.ask("/api/chat/message", {
    json: { id: randomUUID(), text: question, contact: { email }, page: "/contact", begun: 9_000 },
    headers: key,
  });
  expect(sent.status).toBe(200);

  const { log, box, panel } = await openTalk(page, await referenceOf(email));
  await expect(log.getByText(question)).toBeVisible();
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("#error-summary")).toContainText("Write a message before you send it.");
  const answer = `Yes, on the page of the office. ${randomUUID()}`;
  await box.fill(answer);
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(log.getByText(answer)).toBeVisible();
  await expect(log).toContainText(staff.email);
  const read = await visitor.ask("/api/chat/messages", { headers: key });
  expect(read.text).toContain(answer);
  await context.close();
});
