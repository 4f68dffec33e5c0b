import "#tests/support/local-demo.ts";
import { POST as changeRoute } from "#app/api/submissions/change/route.ts";
import { POST as answerRoute } from "#app/api/submissions/answer/route.ts";
import { POST as lookUpRoute } from "#app/api/submissions/look-up/route.ts";
import { POST as withdrawRoute } from "#app/api/submissions/withdraw/route.ts";
import { POST as messageRoute } from "#app/api/cases/message/route.ts";
import { findOwnCase, openShown } from "#lib/domains/cases/index.ts";
import { db, pool } from "#lib/platform/db.ts";
import {
  askSender,
  decideSubmission,
  findAmended,
  findStarted,
  findSubmission,
  getForm,
  listQueue,
  listStarted,
  listSubmissions,
  readSubmission,
  remindSender,
} from "#lib/domains/forms/index.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { holderOf } from "#lib/domains/fields/drafts.ts";
import { deleteStale } from "#lib/backoffice/upkeep/delete-stale.ts";
import { aMember, aSender } from "#tests/support/a-sender.ts";
import { answersTo, fillForm, postStep, sendForm, sendStep, startedOf } from "#tests/support/fill-form.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aBrowser, aNetwork, anEmail, dataOf, type Browser } from "#tests/support/sign-in.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";

useSeededDatabase();

const grower = getForm("grower");

type Envelope = { ok: boolean; error: string; code: string; fields?: Record<string, string[]> };
const envelopeOf = async (answer: Response) => (await answer.json()) as Envelope;

const stateOf = (reference: string) =>
  db()
    .submission.findUniqueOrThrow({ where: { reference }, select: { state: true } })
    .then(({ state }) => state);

test("a form begun without an account waits in its browser, and is filed once its sender has proven an address", async () => {
  const browser = aBrowser();
  const steps = await fillForm(browser, grower);
  expect(steps).toEqual(["you", "land", "crops", "reach", "photos"]);
  const { id, version } = await startedOf(browser, grower);
  const sent = { started: id, version, declaration: true };
  const refused = await sendForm(browser, "grower", sent);
  expect(refused.status).toBe(401);
  const member = await aMember(browser);
  const { reference } = await dataOf<{ reference: string }>(await sendForm(browser, "grower", sent));
  expect(reference).toMatch(/^AK-/);
  expect(await listSubmissions(member.id, 10)).toMatchObject([
    { reference, form: "grower", state: "received" },
  ]);
  expect(await db().startedForm.count({ where: { id } })).toBe(0);
  const [mail] = await waitingMail("submission", member.email);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain(`/forms/status?reference=${reference}`);
  expect(mail?.text).not.toContain("beans");
});

test("the first choice decides which steps come: a cooperative is asked for its members, an owner is not", async () => {
  const browser = aBrowser();
  expect(await fillForm(browser, grower, 3)).toEqual(["you", "members", "land", "crops", "reach", "photos"]);
  const owner = aBrowser();
  await sendStep(owner, "grower", "you", answersTo(grower, "you", {}));
  const forged = await sendStep(owner, "grower", "members", { members: 12 });
  expect(forged.status).toBe(409);
  expect((await envelopeOf(forged)).error).toMatch(/not asked/);
});

test("every field that is wrong has its own sentence, and nothing of the step is stored", async () => {
  const browser = aBrowser();
  await sendStep(browser, "grower", "you", answersTo(grower, "you", {}));
  const { version } = await startedOf(browser, grower);
  const answer = await sendStep(browser, "grower", "land", { country: "atlantis", hectares: "many" });
  expect(answer.status).toBe(422);
  const { fields } = await envelopeOf(answer);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(["country", "district", "hectares"]);
  expect(new Set(Object.values(fields ?? {}).flat()).size).toBe(3);
  expect((await startedOf(browser, grower)).version).toBe(version);
});

test("without script a step leads to the next, and one that is wrong to its page with all that was typed", async () => {
  const browser = aBrowser();
  const right = await postStep(browser, "grower", "you", { fullName: "Ama Mensah", role: "owner" });
  expect([right.status, right.headers.get("location")]).toEqual([303, "/forms/grower/fill?step=land"]);
  const wrong = await postStep(browser, "grower", "land", {
    country: "liberia",
    district: "Gbarnga",
    hectares: "",
  });
  expect(wrong.headers.get("location")).toMatch(
    /^\/forms\/grower\/fill\?step=land&draft=[\w-]{36}#error-summary$/,
  );
});

test("a phone number is read in the country that the form has already, or the one its code names", async () => {
  const you = (more: object) => ({ fullName: "Ama Mensah", residence: "GH", town: "Accra", ...more });
  const phoneOf = async (typed: object) => {
    const browser = aBrowser();
    expect((await sendStep(browser, "affiliate", "you", you({ phone: typed }))).status).toBe(200);
    return (await startedOf(browser, getForm("affiliate"))).answers["phone"];
  };
  expect(await phoneOf({ number: "024 123 4567" })).toBe("+233241234567");
  expect(await phoneOf({ number: "+231 77 012 3456 ext. 4" })).toBe("+231770123456;ext=4");
  const [drawn] = drawFields(
    fieldsOf(getForm("affiliate")).filter(({ kind }) => kind === "phone"),
    "en",
  );
  expect(Object.keys(drawn?.parts ?? {})).toEqual(["number"]);
});

test("a skipped step, a step the form has not and a form that is not there are refused for what they are", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  await sendStep(browser, "grower", "crops", answersTo(grower, "crops", {}));
  const { id, version } = await startedOf(browser, grower, member.id);
  const early = await sendForm(browser, "grower", { started: id, version, declaration: true });
  expect([early.status, (await envelopeOf(early)).code]).toEqual([422, "invalid_input"]);
  expect(await db().submission.count({ where: { memberId: member.id } })).toBe(0);
  expect(await db().startedForm.count({ where: { id } })).toBe(1);
  expect((await sendStep(browser, "grower", "nothing", {})).status).toBe(404);
  expect((await sendStep(browser, "constructor", "you", {})).status).toBe(404);
});

test("pressed twice, from two windows at once and again later, it is filed once under one reference", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  await fillForm(browser, grower);
  const { id, version } = await startedOf(browser, grower, member.id);
  const sent = { started: id, version, declaration: true };
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm(browser, "grower", sent)));
  answers.push(await sendForm(browser, "grower", sent));
  const references = await Promise.all(answers.map((answer) => dataOf<{ reference: string }>(answer)));
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(1);
  expect(await db().submission.count({ where: { memberId: member.id } })).toBe(1);
  expect(await waitingMail("submission", member.email)).toHaveLength(1);
});

test("answers that changed after they were checked are not sent unseen", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  await fillForm(browser, grower);
  const { id, version } = await startedOf(browser, grower, member.id);
  await sendStep(browser, "grower", "you", answersTo(grower, "you", {}, 1));
  const late = await sendForm(browser, "grower", { started: id, version, declaration: true });
  expect([late.status, (await envelopeOf(late)).error]).toEqual([409, expect.stringMatching(/changed/)]);
});

test("two steps sent at once are both stored", async () => {
  const browser = aBrowser();
  await sendStep(browser, "grower", "you", answersTo(grower, "you", {}));
  await Promise.all(
    ["land", "crops", "reach"].map((step) => sendStep(browser, "grower", step, answersTo(grower, step, {}))),
  );
  const { answers } = await startedOf(browser, grower);
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(["fullName", "hectares", "crops", "road"]));
  expect(
    await db().startedForm.count({ where: { holder: holderOf(browser.cookies.get("akoma.draft") ?? "") } }),
  ).toBe(1);
});

test("a network that begins very many forms is told to wait, and what it has begun goes on", async () => {
  const network = aNetwork();
  const begin = async () => {
    const browser = aBrowser();
    browser.cameFrom(network);
    return { browser, answer: await sendStep(browser, "grower", "you", answersTo(grower, "you", {})) };
  };
  const { browser: first } = await begin();
  let status = 200;
  for (let begun = 1; status === 200 && begun < 100; begun += 1) status = (await begin()).answer.status;
  expect(status).toBe(429);
  expect((await sendStep(first, "grower", "land", answersTo(grower, "land", {}))).status).toBe(200);
  const owner = { holder: holderOf(first.cookies.get("akoma.draft") ?? "") };
  await db().startedForm.updateMany({ where: owner, data: { version: 1_000 } });
  expect((await sendStep(first, "grower", "land", answersTo(grower, "land", {}))).status).toBe(429);
});

test("what one browser has begun, another does not see; nor does whoever signs in there afterwards", async () => {
  const browser = aBrowser();
  const { id: ama } = await aMember(browser);
  await sendStep(browser, "grower", "you", answersTo(grower, "you", {}));
  const token = browser.cookies.get("akoma.draft");
  expect(await findStarted("grower", { memberId: ama })).toBeDefined();
  expect(await findStarted("grower", { token: token ?? "x".repeat(43) })).toBeUndefined();
  const { id: kofi } = await aMember(aBrowser());
  expect(await findStarted("grower", { memberId: kofi, token })).toBeUndefined();
  expect(await listStarted(ama, 10)).toMatchObject([{ form: "grower", next: "land", isChange: false }]);
});

test("the tables hold nothing of the answers or the address that can be read", async () => {
  const { reference, member } = await aSender();
  const { rows } = await pool().query<{ all: string }>(
    "select row_to_json(s)::text as all from submissions s where reference = $1",
    [reference],
  );
  const hex = rows[0]?.all ?? "";
  const text = Buffer.from(hex.replaceAll(/\\\\x/g, ""), "hex").toString("latin1") + hex;
  expect(text).not.toContain("Maize");
  expect(text).not.toContain(member.email);
});

test("a lapsed form is gone, says so, and files nothing", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  await fillForm(browser, grower);
  const { id, version } = await startedOf(browser, grower, member.id);
  await db().startedForm.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  const late = await sendForm(browser, "grower", { started: id, version, declaration: true });
  expect([late.status, (await envelopeOf(late)).error]).toEqual([
    404,
    expect.stringMatching(/Nothing was sent/),
  ]);
  expect(await db().submission.count({ where: { memberId: member.id } })).toBe(0);
});

describe("following what was sent", () => {
  const lookUp = (browser: Browser, reference: string, email: string) =>
    browser.send(lookUpRoute, "/api/submissions/look-up", { json: { reference, email } });

  test("reference and address open its state on any device, without the answers", async () => {
    const { reference, member } = await aSender();
    const elsewhere = aBrowser();
    const answer = await lookUp(elsewhere, reference.toLowerCase(), member.email.toUpperCase());
    expect(answer.status).toBe(200);
    const shown = openShown(elsewhere.cookies.get("akoma.shown"));
    const found = await findSubmission(reference, { shown });
    expect(found).toMatchObject({ reference, state: "received", answers: undefined });
    expect(await findSubmission(reference, { memberId: member.id })).toMatchObject({
      answers: { country: "liberia" },
    });
  });

  test("another's reference, an unknown one and what is no reference are answered alike", async () => {
    const { reference } = await aSender();
    const answers = await Promise.all(
      [reference, "AK-2222-2222", "nonsense"].map((one) => lookUp(aBrowser(), one, anEmail())),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(new Set(texts).size).toBe(1);
    const { id } = await aMember(aBrowser());
    expect(await findSubmission(reference, { memberId: id, token: "x".repeat(43) })).toBeUndefined();
    expect(await findSubmission("AK-2222-2222", { memberId: id })).toBeUndefined();
  });

  test("addresses cannot be tried for one reference without end, from wherever", async () => {
    const { reference } = await aSender();
    const browser = aBrowser();
    let answer = await lookUp(browser, reference, anEmail());
    for (let tries = 0; answer.status === 422 && tries < 40; tries += 1) {
      browser.cameFrom(aNetwork());
      answer = await lookUp(browser, reference, anEmail());
    }
    expect(answer.status).toBe(429);
  });

  test("what was sent from a browser without an account is open there for a day", async () => {
    const token = "t".repeat(43);
    const { reference } = await aSender();
    await db().submission.update({ where: { reference }, data: { memberId: null, holder: holderOf(token) } });
    expect((await findSubmission(reference, { token }))?.answers).toBeDefined();
    await db().submission.update({
      where: { reference },
      data: { sentAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
    });
    expect(await findSubmission(reference, { token })).toBeUndefined();
  });
});

describe("what its sender can do", () => {
  const withdraw = (browser: Browser, reference: string) =>
    browser.send(withdrawRoute, "/api/submissions/withdraw", { json: { reference } });
  const change = (browser: Browser, reference: string) =>
    browser.send(changeRoute, "/api/submissions/change", { json: { reference } });
  const answerTo = (browser: Browser, reference: string, answer: string) =>
    browser.send(answerRoute, "/api/submissions/answer", { json: { reference, answer } });

  test("withdraw it, once; nobody else can, and a decision comes too late then", async () => {
    const { browser, reference } = await aSender();
    const other = aBrowser();
    await aMember(other);
    expect((await withdraw(other, reference)).status).toBe(404);
    expect((await withdraw(aBrowser(), reference)).status).toBe(404);
    expect((await withdraw(browser, reference)).status).toBe(200);
    expect((await withdraw(browser, reference)).status).toBe(200); // a double submit
    await db().$executeRaw`
      UPDATE submissions SET updated_at = updated_at - interval '30 seconds' WHERE reference = ${reference}`;
    expect((await withdraw(browser, reference)).status).toBe(409);
    const late = decideSubmission(reference, { state: "accepted", reason: "Yes.", by: "a test" });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    const row = await db().submission.findUniqueOrThrow({ where: { reference } });
    expect([row.state, row.expiresAt !== null]).toEqual(["withdrawn", true]);
  });

  test("withdrawn, it takes no message and no change, and goes on the day it named, with all that was said", async () => {
    const { browser, member, reference } = await aSender();
    const writes = (words: string) =>
      browser.send(messageRoute, "/api/cases/message", { json: { reference, words } });
    expect((await writes("We moved to the other bank.")).status).toBe(200);
    expect((await change(browser, reference)).status).toBe(200);
    expect((await withdraw(browser, reference)).status).toBe(200);
    expect(await findStarted("grower", { memberId: member.id })).toBeUndefined();
    const find = () => findSubmission(reference, { memberId: member.id });
    const deletedOn = (await find())?.deletedOn;
    expect(deletedOn).toEqual(expect.any(Date));
    const late = await writes("Are you still there?");
    expect([late.status, (await envelopeOf(late)).error]).toEqual([409, expect.stringMatching(/withdrew/)]);
    const own = await findOwnCase(reference, { member });
    expect(own).toMatchObject({ state: "done", isWithdrawn: true, messages: [{ from: "sender" }] });
    expect((await find())?.deletedOn).toEqual(deletedOn);
    await deleteStale();
    expect(await find()).toBeDefined();
    await db().submission.update({ where: { reference }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await deleteStale();
    expect(await find()).toBeUndefined();
    expect(await findOwnCase(reference, { member })).toBeUndefined();
  });

  test("change the answers while nobody works on it: under the same reference", async () => {
    const { browser, member, reference } = await aSender();
    expect((await change(browser, reference)).status).toBe(200);
    await sendStep(browser, "grower", "you", { ...answersTo(grower, "you", {}), fullName: "Ama B. Mensah" });
    const started = await findStarted("grower", { memberId: member.id });
    expect(started && (await findAmended(started))).toEqual({ reference, sentAt: expect.any(Date) });
    const { id, version } = await startedOf(browser, grower, member.id);
    const again = await sendForm(browser, "grower", { started: id, version, declaration: true });
    expect(await dataOf<{ reference: string }>(again)).toEqual({ reference });
    const found = await findSubmission(reference, { memberId: member.id });
    expect(found?.answers).toMatchObject({ fullName: "Ama B. Mensah", country: "liberia" });
    expect(found?.events.map(({ kind }) => kind)).toEqual(["sent", "changed"]);
    expect(await db().submission.count({ where: { memberId: member.id } })).toBe(1);
  });

  test("a change that comes after a question is refused, and what was typed stays", async () => {
    const { browser, member, reference } = await aSender();
    await change(browser, reference);
    await askSender(reference, "How far is the road?", { by: "a test" });
    const { id, version } = await startedOf(browser, grower, member.id);
    const late = await sendForm(browser, "grower", { started: id, version, declaration: true });
    expect(late.status).toBe(409);
    expect(await db().startedForm.count({ where: { id } })).toBe(1);
    expect((await change(browser, reference)).status).toBe(409);
  });

  test("answer a question, once, and only while one is open", async () => {
    const { browser, member, reference } = await aSender();
    expect((await answerTo(browser, reference, "Two kilometres.")).status).toBe(409);
    await askSender(reference, "How far is the road?", { by: "a test" });
    const [mail] = await waitingMail("submission", member.email);
    expect(mail?.text).not.toContain("How far");
    expect((await answerTo(browser, reference, " ")).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map((n) => answerTo(browser, reference, `${n} kilometres.`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const found = await findSubmission(reference, { memberId: member.id });
    expect(found?.events.map(({ kind }) => kind)).toEqual(["sent", "asked", "answered"]);
    expect(found?.events[1]?.words).toBe("How far is the road?");
    expect(found?.state).toBe("answered");
  });

  test("deleting the account deletes what was sent and what was begun", async () => {
    const { member, reference } = await aSender();
    await db().member.delete({ where: { id: member.id } });
    expect(await db().submission.count({ where: { reference } })).toBe(0);
  });
});

describe("what staff do", () => {
  test("decide, once: of two decisions at once one counts, and the sender reads the reason", async () => {
    const { member, reference } = await aSender();
    const decide = (state: "accepted" | "refused") =>
      decideSubmission(reference, { state, reason: `It was ${state}.`, by: "a test" });
    const outcomes = await Promise.allSettled([decide("accepted"), decide("refused"), decide("accepted")]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const found = await findSubmission(reference, { memberId: member.id });
    expect(found?.events.at(-1)?.words).toBe(`It was ${found?.state}.`);
    expect(found?.deletedOn).toBeInstanceOf(Date);
    expect(await waitingMail("submission", member.email)).toHaveLength(2);
  });

  test("see what waits with the day it is due, and read it whole, which is written down", async () => {
    const { member, reference } = await aSender();
    const queue = await listQueue();
    expect(queue.find((one) => one.reference === reference)).toMatchObject({ state: "received" });
    const whole = await readSubmission(reference, { by: "a test" });
    expect(whole).toMatchObject({ address: member.email, answers: { country: "liberia" } });
    const read = await db().auditEvent.findFirst({ where: { action: "form.read" }, orderBy: { id: "desc" } });
    expect(read?.detail).toEqual({ reference, by: "a test" });
    expect(await readSubmission("AK-2222-2222", { by: "a test" })).toBeUndefined();
  });

  test("a question is followed by a reminder a week later, and by none once it was answered", async () => {
    const { member, reference } = await aSender();
    await askSender(reference, "How far is the road?", { by: "a test" });
    const { rows } = await pool().query<{ data: { submissionId: string; eventId: string }; start: Date }>(
      "select data, start_after as start from pgboss.job where name = 'remindSender' order by created_on desc limit 1",
    );
    const job = rows[0];
    if (!job) throw new Error("no job");
    const days = (job.start.getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const before = (await waitingMail("submission", member.email)).length;
    await remindSender({ submissionId: job.data.submissionId, eventId: "1" });
    expect(await waitingMail("submission", member.email)).toHaveLength(before);
    await remindSender(job.data);
    expect(await waitingMail("submission", member.email)).toHaveLength(before + 1);
    await decideSubmission(reference, { state: "refused", reason: "No answer.", by: "a test" });
    await remindSender(job.data);
    expect(await waitingMail("submission", member.email)).toHaveLength(before + 2);
    expect(await stateOf(reference)).toBe("refused");
  });

  test("nobody can ask or decide about what is not there", async () => {
    await expect(askSender("AK-2222-2222", "Why?", { by: "a test" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
