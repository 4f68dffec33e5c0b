import "#tests/support/local-demo.ts";
import { POST as changeRoute } from "#app/api/submissions/change/route.ts";
import { GET as letterRoute } from "#app/api/submissions/letter/route.ts";
import { POST as trackRoute } from "#app/api/submissions/track/route.ts";
import { POST as withdrawRoute } from "#app/api/submissions/withdraw/route.ts";
import { shownCookieHeader } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import {
  askSender,
  decideSubmission,
  findSubmission,
  getForm,
  listLetters,
  listQueue,
  listSubmissions,
  readSubmission,
} from "#lib/domains/forms/index.ts";
import {
  letterFields,
  letterKinds,
  type LetterDirectory,
  type LetterKind,
} from "#lib/domains/letters/index.ts";
import { aLetter, letterFormOf } from "#tests/support/a-letter.ts";
import { aMember } from "#tests/support/a-sender.ts";
import { sendForm, sendStep, startedOf } from "#tests/support/fill-form.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aBrowser, dataOf, type Browser } from "#tests/support/sign-in.ts";
import { textOfPdf } from "#tests/support/text-of-pdf.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";

useSeededDatabase();

const letters = (Object.keys(letterKinds) as LetterDirectory[]).flatMap((directory) =>
  letterKinds[directory].map((kind: LetterKind) => ({ form: letterFormOf[directory], kind })),
);
const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

const fetchLetter = (browser: Browser, reference: string, as: string): Promise<Response> =>
  browser.send(letterRoute, `/api/submissions/letter?reference=${reference}&as=${as}`);
const track = (browser: Browser, reference: string, to: string, on?: string): Promise<Response> =>
  browser.send(trackRoute, "/api/submissions/track", { json: { reference, to, ...(on && { on }) } });
const stateOf = async (reference: string) =>
  (await db().submission.findUniqueOrThrow({ where: { reference }, select: { state: true } })).state;

/** Expects these parts in a text, one after another. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect({ part, isThere: at >= 0 }).toEqual({ part, isThere: true });
    from = at + part.length;
  }
}

test.each(letters)("$kind is filled in, made, and read back whole from its PDF and its text", async (one) => {
  const { form, kind } = one;
  const browser = aBrowser();
  const { reference, answers } = await aLetter(browser, form, kind);
  const pdf = await fetchLetter(browser, reference, "pdf");
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(pdf.headers.get("content-disposition")).toBe(`attachment; filename="letter-${reference}.pdf"`);
  expect(pdf.headers.get("x-content-type-options")).toBe("nosniff");
  expect(pdf.headers.get("cache-control")).toBe("private, no-store");
  const { pages } = await textOfPdf(new Uint8Array(await pdf.arrayBuffer()));
  const txt = await fetchLetter(browser, reference, "txt");
  expect(txt.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = spaced(await txt.text());
  // Fields with a condition have no answer here; names and addresses are at the top, what is requested is below.
  const top = ["fullName", "institution", "department", "institutionAddress"];
  const named = letterFields[kind].filter(
    (field) => (field.kind === "text" || field.kind === "longText") && !("when" in field),
  );
  const facts = named.map(({ name }) => name).filter((name) => !top.includes(name) && name !== "note");
  for (const read of [spaced(pages.join(" ")), text])
    expectInOrder(read, [
      ...[...top, ...facts].map((name) => `Some ${name}`),
      "Some note",
      ...["Yours faithfully,", "Some fullName"],
    ]);
  for (const read of [spaced(pages.join(" ")), text])
    for (const part of [
      "12 Ring Road",
      "Accra",
      String(answers["email"]),
      "+231770123456",
      "Ghana",
      reference,
    ])
      expect(read).toContain(part);
});

test("a letter in French is one, whatever the page is in, with the authority for a relative who died", async () => {
  const browser = aBrowser();
  const given = { language: "fr", deceased: "relative", country: "senegal" };
  const { reference } = await aLetter(browser, "letter-vital-records", "death", { given });
  const text = await (await fetchLetter(browser, reference, "txt")).text();
  expect(text).toContain("J’agis en vertu de l’autorisation suivante\u00a0: Some deceasedAuthority.");
  expect(text).toContain("Sénégal");
});

test("nobody else gets the file: not a stranger, not another member, not who knows reference and address", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  const { reference } = await aLetter(browser, "letter-medical", "referral", { memberId: member.id });
  expect((await fetchLetter(browser, reference, "pdf")).status).toBe(200);
  const other = aBrowser();
  await aMember(other);
  const shown = aBrowser();
  const { id } = await db().case.findUniqueOrThrow({ where: { reference }, select: { id: true } });
  const [pair = ""] = shownCookieHeader(id)[1].split(";");
  shown.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  const refusals = await Promise.all([
    ...[aBrowser(), other, shown].map((one) => fetchLetter(one, reference, "pdf")),
    fetchLetter(browser, "AK-2222-2222", "pdf"),
    fetchLetter(browser, "nonsense", "txt"),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(await Promise.all(refusals.map((one) => one.text()))).size).toBe(1);
  expect((await fetchLetter(browser, reference, "doc")).status).toBe(422);
  // Reference and address give access to its state only.
  expect(await findSubmission(reference, { shown: id })).toMatchObject({
    state: "ready",
    answers: undefined,
  });
});

test("a visitor who follows a link to a letter that is not theirs gets a page, and a link of another site none", async () => {
  const path = "/api/submissions/letter?reference=AK-2222-2222&as=pdf";
  const get = (headers: Record<string, string>) =>
    letterRoute(new Request(`http://127.0.0.1:3000${path}`, { headers }));
  const page = await get({ accept: "text/html", "sec-fetch-site": "same-origin" });
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain('href="/forms/status?reference=AK-2222-2222"');
  expect((await get({ "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("a letter goes forward alone, each step once, on the day its sender names", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-academic", "transcript");
  expect((await track(browser, reference, "replied")).status).toBe(409);
  expect((await track(aBrowser(), reference, "posted")).status).toBe(404);
  expect((await track(browser, reference, "accepted")).status).toBe(422);
  expect((await track(browser, reference, "posted", "2999-01-01")).status).toBe(422);
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  const posted = await Promise.all([1, 2, 3].map(() => track(browser, reference, "posted", day)));
  expect(posted.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await track(browser, reference, "replied")).status).toBe(200);
  expect((await track(browser, reference, "posted")).status).toBe(409);
  expect((await track(browser, reference, "closed")).status).toBe(200);
  for (const to of ["posted", "replied", "closed"])
    expect((await track(browser, reference, to)).status).toBe(409);
  const row = await db().submission.findUniqueOrThrow({
    where: { reference },
    select: { state: true, expiresAt: true, events: { orderBy: { id: "asc" } } },
  });
  expect(row.state).toBe("closed");
  expect(row.expiresAt).toBeInstanceOf(Date);
  expect(row.events.map(({ kind }) => kind)).toEqual(["written", "posted", "replied", "closed"]);
  expect(row.events[1]?.at.toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test("without script a step leads back to the page of the letter, and a wrong day to it with what was typed", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-academic", "studies");
  const post = (form: Record<string, string>) =>
    browser.send(trackRoute, "/api/submissions/track", { form: { reference, to: "posted", ...form } });
  const wrong = await post({ "on.day": "31", "on.month": "2", "on.year": "2026" });
  expect(wrong.headers.get("location")).toMatch(/^\/forms\/status\?reference=AK-[\w-]+&draft=/);
  const right = await post({ "on.day": "", "on.month": "", "on.year": "" });
  expect([right.status, right.headers.get("location")]).toEqual([
    303,
    `/forms/status?reference=${reference}`,
  ]);
  expect(await stateOf(reference)).toBe("posted");
});

test("it is closed early where no answer comes", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-medical", "vaccinations");
  expect((await track(browser, reference, "closed")).status).toBe(200);
  expect(await stateOf(reference)).toBe("closed");
});

test("staff neither list, read, ask about nor decide on it, and it is not withdrawn", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-vital-records", "birth");
  for (const isAll of [false, true])
    expect((await listQueue({ isAll })).filter((one) => one.reference === reference)).toEqual([]);
  expect(await readSubmission(reference, { by: "a test" })).toBeUndefined();
  const actions = [
    () => askSender(reference, "Why?", { by: "a test" }),
    () => decideSubmission(reference, { state: "accepted", reason: "Yes.", by: "a test" }),
  ];
  for (const action of actions) await expect(action()).rejects.toMatchObject({ code: "conflict" });
  const withdrawn = await browser.send(withdrawRoute, "/api/submissions/withdraw", { json: { reference } });
  expect(withdrawn.status).toBe(409);
  expect(await stateOf(reference)).toBe("ready");
});

test("a step of a letter cannot be taken with what is no letter", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-vital-records", "birth");
  await db().submission.update({ where: { reference }, data: { form: "grower" } });
  expect((await track(browser, reference, "posted")).status).toBe(404);
});

test("it is changed until it is sent, under its reference, also to another letter of the form", async () => {
  const browser = aBrowser();
  const { reference } = await aLetter(browser, "letter-academic", "transcript");
  const change = () => browser.send(changeRoute, "/api/submissions/change", { json: { reference } });
  expect((await change()).status).toBe(200);
  await sendStep(browser, "letter-academic", "letter", { letter: "studies", language: "en" });
  await sendStep(browser, "letter-academic", "wish", { purpose: "A residence permit" });
  const { id, version } = await startedOf(browser, getForm("letter-academic"));
  const again = await sendForm(browser, "letter-academic", { started: id, version, declaration: true });
  expect(await dataOf<{ reference: string }>(again)).toEqual({ reference });
  const text = await (await fetchLetter(browser, reference, "txt")).text();
  expect(text).toContain("Purpose: A residence permit");
  expect(text).not.toContain("Some sendTo");
  await track(browser, reference, "posted");
  expect((await change()).status).toBe(409);
});

test("the mail says where the letter is and not what stands in it; the hub lists it apart", async () => {
  const browser = aBrowser();
  const member = await aMember(browser);
  const given = { email: member.email };
  const options = { given, memberId: member.id };
  const { reference } = await aLetter(browser, "letter-medical", "medicalCertificate", options);
  const [mail] = await waitingMail("submission", member.email);
  expect(mail?.text).toContain(`/forms/status?reference=${reference}`);
  expect(mail?.text).toContain("We have sent it to nobody");
  expect(mail?.text).not.toContain("Some recordName");
  expect(await listLetters(member.id, 10)).toMatchObject([
    { reference, form: "letter-medical", kind: "medicalCertificate", state: "ready" },
  ]);
  expect(await listSubmissions(member.id, 10)).toEqual([]);
});
