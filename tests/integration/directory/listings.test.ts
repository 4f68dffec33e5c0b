import { randomUUID } from "node:crypto";
import "#tests/support/local-demo.ts";
import { POST as changeRoute } from "#app/api/submissions/change/route.ts";
import { POST as unlistRoute } from "#app/api/submissions/unlist/route.ts";
import { POST as withdrawRoute } from "#app/api/submissions/withdraw/route.ts";
import { db } from "#lib/platform/db.ts";
import { countListings, listOwnListings, searchListings } from "#lib/domains/directory/index.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import { listingsPerPage } from "#lib/domains/directory/open/listing-query.ts";
import { decideSubmission, findSubmission, getForm, getListingForm } from "#lib/domains/forms/index.ts";
import { answersTo, fillForm, sendForm, sendStep, startedOf } from "#tests/support/fill-form.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aBrowser, anEmail, dataOf, signIn, type Browser } from "#tests/support/sign-in.ts";

useSeededDatabase();

type Given = Readonly<Record<string, unknown>>;

async function aMember(browser: Browser): Promise<{ id: string; email: string }> {
  const email = anEmail();
  await signIn(browser, email);
  const registered = { audience: "founder", consentedAt: new Date() };
  const { id } = await db().member.update({ where: { email }, data: registered, select: { id: true } });
  return { id, email };
}

/** Sends each step of a form with valid answers, replaced by those that are given. */
async function fill(browser: Browser, directory: Directory, given: Given): Promise<void> {
  const form = getListingForm(directory);
  let kept: Record<string, unknown> = {};
  for (const { name } of form.steps) {
    const right = answersTo(form, name, kept);
    const own = Object.fromEntries(Object.entries(given).filter(([key]) => key in right));
    const answers = { ...right, ...own };
    const answer = await sendStep(browser, form.id, name, answers);
    if (answer.status !== 200) throw new Error(`${name}: ${await answer.text()}`);
    kept = { ...kept, ...answers };
  }
}

async function send(browser: Browser, directory: Directory, memberId: string): Promise<string> {
  const form = getListingForm(directory);
  const { id, version } = await startedOf(browser, form, memberId);
  const answer = await sendForm(browser, form.id, { started: id, version, declaration: true });
  return (await dataOf<{ reference: string }>(answer)).reference;
}

async function aSender(directory: Directory, given: Given = {}) {
  const browser = aBrowser();
  const member = await aMember(browser);
  await fill(browser, directory, given);
  return { browser, member, reference: await send(browser, directory, member.id) };
}

const decide = (reference: string, state: "accepted" | "refused") =>
  decideSubmission(reference, { state, reason: "Read in the register.", by: "a test" });

async function aListed(directory: Directory, given: Given = {}) {
  const sender = await aSender(directory, given);
  await decide(sender.reference, "accepted");
  return sender;
}

const unlist = (browser: Browser, reference: string) =>
  browser.send(unlistRoute, "/api/submissions/unlist", { json: { reference } });

const namesIn = async (directory: Directory, query: Omit<Parameters<typeof searchListings>[0], "directory"> = {}) =>
  (await searchListings({ directory, ...query })).listings.map(({ name }) => name); // prettier-ignore

describe("what is decided", () => {
  test("accepted, an entry stands in its directory, with what its form makes public and nothing else", async () => {
    const { reference } = await aListed("academics", {
      listedName: "College of the River",
      registerBody: "A council that stays inside",
      ownRole: "A registrar who stays inside",
      publicWebsite: "river.example.org/college",
    });
    const row = await db().listing.findFirstOrThrow({ where: { submission: { reference } } });
    const { shows } = getListingForm("academics").listing;
    expect(Object.keys(row.body as object).toSorted()).toEqual(
      shows.filter((name) => !["publicEmail", "publicPhone"].includes(name)).toSorted(),
    );
    expect(JSON.stringify(row)).not.toContain("stays inside");
    const { listings } = await searchListings({ directory: "academics", text: "river" });
    expect(listings).toMatchObject([
      {
        name: "College of the River",
        kind: "University",
        country: "Liberia",
        facts: [{ term: "Answers in", text: "English" }],
        contacts: [{ text: "river.example.org/college", href: "https://river.example.org/college" }],
      },
    ]);
    expect(JSON.stringify(listings)).not.toContain("stays inside");
  });

  test("refused, or not decided, it stands nowhere", async () => {
    const { reference } = await aSender("medical", { listedName: "House one" });
    expect(await namesIn("medical")).toEqual([]);
    await decide(reference, "refused");
    expect(await db().listing.count({ where: { directory: "medical" } })).toBe(0);
  });

  test("an application that is no entry lists nothing", async () => {
    const before = await db().listing.count();
    const browser = aBrowser();
    const member = await aMember(browser);
    await fillForm(browser, getForm("vendor"));
    const { id, version } = await startedOf(browser, getForm("vendor"), member.id);
    const sent = await sendForm(browser, "vendor", { started: id, version, declaration: true });
    const { reference } = await dataOf<{ reference: string }>(sent);
    await decide(reference, "accepted");
    expect(await db().listing.count()).toBe(before);
    expect((await unlist(browser, reference)).status).toBe(404);
  });
});

describe("its sender", () => {
  test("takes it off, once: it is withdrawn and gone from the directory", async () => {
    const { browser, member, reference } = await aListed("business", { listedName: "Off again" });
    expect(await namesIn("business", { text: "off again" })).toEqual(["Off again"]);
    expect(await listOwnListings(member.id, "business", 10)).toMatchObject([
      { reference, state: "accepted", name: "Off again", isChangeable: true },
    ]);
    // As if it had been accepted long ago: taking it off does not extend its storage.
    const expiresAt = new Date(Date.now() + 30 * 86_400_000);
    await db().submission.update({ where: { reference }, data: { expiresAt } });
    const answers = await Promise.all([1, 2, 3].map(() => unlist(browser, reference)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await namesIn("business", { text: "off again" })).toEqual([]);
    const found = await findSubmission(reference, { memberId: member.id });
    expect([found?.state, found?.listedAt]).toEqual(["withdrawn", undefined]);
    expect(found?.deletedOn).toEqual(expiresAt);
    expect(found?.events.filter(({ kind }) => kind === "withdrawn")).toHaveLength(1);
    const written = await db().auditEvent.findFirst({ where: { action: "form.unlisted" } });
    expect(written).toMatchObject({ actorId: member.id, detail: { reference, to: "withdrawn" } });
  });

  test("alone takes it off: somebody else, and nobody, is answered as if it were not there", async () => {
    const { reference } = await aListed("business", { listedName: "Not yours" });
    const other = aBrowser();
    await aMember(other);
    for (const browser of [other, aBrowser()]) expect((await unlist(browser, reference)).status).toBe(404);
    expect(await namesIn("business", { text: "not yours" })).toEqual(["Not yours"]);
  });

  test("cannot take off what is not listed", async () => {
    const { browser, member, reference } = await aSender("business", { listedName: "Not yet" });
    expect((await unlist(browser, reference)).status).toBe(409);
    expect(await listOwnListings(member.id, "business", 10)).toMatchObject([
      { reference, state: "received", name: "Not yet", listedAt: undefined },
    ]);
  });

  test("changes it: until that is decided the old entry stays, then the new one stands in its place", async () => {
    const { browser, member, reference } = await aListed("professionals", { listedName: "Ama Notary" });
    const changed = await browser.send(changeRoute, "/api/submissions/change", { json: { reference } });
    expect(changed.status).toBe(200);
    await fill(browser, "professionals", { listedName: "Ama Notary and Son", description: "Deeds for land and houses." }); // prettier-ignore
    expect(await send(browser, "professionals", member.id)).toBe(reference);
    expect(await findSubmission(reference, { memberId: member.id })).toMatchObject({
      state: "received",
      deletedOn: null,
    });
    expect(await namesIn("professionals")).toEqual(["Ama Notary"]);
    await decide(reference, "accepted");
    expect(await namesIn("professionals")).toEqual(["Ama Notary and Son"]);
  });

  test.each(["refused", "withdrawn"] as const)("a change that is %s leaves no entry behind", async (end) => {
    const name = `Changed and ${end}`;
    const { browser, member, reference } = await aListed("vital-records", { listedName: name });
    await browser.send(changeRoute, "/api/submissions/change", { json: { reference } });
    await send(browser, "vital-records", member.id);
    expect(await namesIn("vital-records", { text: name })).toEqual([name]);
    if (end === "refused") await decide(reference, "refused");
    else await browser.send(withdrawRoute, "/api/submissions/withdraw", { json: { reference } });
    expect(await namesIn("vital-records", { text: name })).toEqual([]);
  });

  test("deletes the account, and the entry goes with it", async () => {
    const { member } = await aListed("medical", { listedName: "Gone with its sender" });
    await db().member.delete({ where: { id: member.id } });
    expect(await namesIn("medical", { text: "gone" })).toEqual([]);
  });
});

describe("a search", () => {
  const all = [
    { listedName: "Árvore Escola", kind: "secondary", country: "angola", town: "Benguela" },
    { listedName: "Bamako Polytechnic", kind: "college", country: "mali", town: "Bamako" },
    { listedName: "Cent_100% Institute", kind: "research", country: "mali", town: "Ségou" },
    { listedName: "Cents Institute", kind: "research", country: "ghana", town: "Kumasi" },
  ];
  beforeAll(async () => {
    await db().listing.deleteMany({ where: { directory: "academics" } });
    for (const given of all) await aListed("academics", given);
  });

  test.each([
    [{}, 4],
    [{ country: "mali" as const }, 2],
    [{ field: "research" }, 2],
    [{ country: "mali" as const, field: "research" }, 1],
    [{ country: "togo" as const }, 0],
    [{ text: "arvore" }, 1],
    [{ text: "SÉGOU" }, 1],
    [{ text: "segou institute" }, 1],
    [{ text: "bamako institute" }, 0],
    [{ text: "maize" }, 4],
    [{ text: "%" }, 0],
    [{ text: "_" }, 0],
    [{ text: "cent_100%" }, 1],
    [{ text: "c_nts" }, 0],
    [{ text: "'; drop table listings; --" }, 0],
  ])("for %j finds %d", async (query, count) => {
    expect(await countListings({ directory: "academics", ...query })).toBe(count);
    expect(await namesIn("academics", query)).toHaveLength(count);
  });

  test("of one directory finds nothing of another", async () => {
    expect(await namesIn("medical", { text: "polytechnic" })).toEqual([]);
  });

  test("goes through all of them page by page, each once, while entries come and go", async () => {
    const some = Array.from(
      { length: listingsPerPage + 3 },
      (_, at) => `Firm ${String(at).padStart(2, "0")}`,
    );
    const [first = ""] = some;
    const { reference } = await aListed("business", { listedName: first, kind: "repair" });
    const {
      id: _id,
      submissionId: _submission,
      ...row
    } = await db().listing.findFirstOrThrow({
      where: { submission: { reference } },
    });
    const copyOf = (name: string) => ({ ...row, body: row.body as object, name });
    const copies = await Promise.all(some.slice(1).map(async (name) => ({ name, of: await aSubmission() })));
    await db().listing.createMany({
      data: copies.map(({ name, of }) => ({ ...copyOf(name), submissionId: of })),
    });
    const query = { directory: "business", field: "repair" } as const;
    const page = await searchListings(query);
    expect(page.listings.map(({ name }) => name)).toEqual(some.slice(0, listingsPerPage));
    await db().listing.deleteMany({ where: { name: some[listingsPerPage - 1] ?? "" } });
    const rest = await searchListings({ ...query, after: page.next });
    expect(rest.listings.map(({ name }) => name)).toEqual(some.slice(listingsPerPage));
    expect(rest.next).toBeUndefined();
  });

  test.each(["nonsense", "x".repeat(5000), Buffer.from('["a\\u0000b","0"]').toString("base64url")])(
    "with a place in the list that we never named (%.20s) begins at its start",
    async (after) => {
      expect(await namesIn("academics", { after })).toHaveLength(all.length);
    },
  );
});

/** A submission that an entry can belong to. */
async function aSubmission(): Promise<string> {
  const { id } = await db().submission.create({
    data: {
      reference: randomUUID(),
      form: "list-business",
      startedId: randomUUID(),
      addressHash: "",
      sealed: new Uint8Array(),
    },
    select: { id: true },
  });
  return id;
}
