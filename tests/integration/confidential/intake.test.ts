import "#tests/support/local-demo.ts";
import { randomInt } from "node:crypto";
import { base64 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { POST as intakeRoute } from "#app/api/confidential/[action]/route.ts";
import { POST as caseworkRoute } from "#app/api/admin/confidential/[action]/route.ts";
import { GET as partRoute } from "#app/api/admin/confidential/part/route.ts";
import { isFormToken } from "#lib/domains/confidential/form-token.ts";
import { listToReseal, newFormToken, readCase, retireKey } from "#lib/domains/confidential/index.ts";
import {
  hashIn,
  hourNow,
  countFiled,
  requireCapacity,
  type Channel,
} from "#lib/domains/confidential/hourly-limits.ts";
import { mostFiledADay, mostGuesses } from "#lib/domains/confidential/open/limits.ts";
import { packParcel, unpackParcel } from "#lib/domains/confidential/open/parcel.ts";
import { newReceipt, readReceipt } from "#lib/domains/confidential/open/receipt.ts";
import { sealTo } from "#lib/domains/confidential/open/seal.ts";
import { workName } from "#lib/domains/confidential/open/sealed-call.ts";
import { unseal } from "#lib/domains/confidential/open/unseal.ts";
import { callerKey, networkOf } from "#lib/platform/http/client-address.ts";
import { doWork, isWorkDone, leastBits } from "#lib/services/proof/open/work.ts";
import { db } from "#lib/platform/db.ts";
import { deleteStale } from "#lib/backoffice/upkeep/index.ts";
import { aKey, haveKeyCount } from "#tests/support/caseworker.ts";
import { derivedHere } from "#tests/support/derived-here.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";
import { aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;
const mark = "Kwabenahammerstein";

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});

afterAll(async () => {
  await drop();
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;

/** Posts as a page without script does. */
async function plain(
  action: string,
  fields: Record<string, string>,
  {
    from = aNetwork(),
    files = [] as File[],
    headers: origin = { "sec-fetch-site": "same-origin" } as Record<string, string>,
  } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("files", file);
  const url = `http://localhost/api/confidential/${action}`;
  const headers = { "x-forwarded-for": from, ...origin };
  const answer = await intakeRoute(new Request(url, { method: "POST", body, headers }));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

async function call(action: string, body: unknown, from = aNetwork()) {
  const answer = await intakeRoute(aPost(`/api/confidential/${action}`, body, { "x-forwarded-for": from }));
  return {
    status: answer.status,
    body: (await answer.json()) as { data: never; error: string; code: string },
  };
}

async function does({ session }: Colleague, action: string, body: unknown) {
  const answer = await caseworkRoute(aPost(`/api/admin/confidential/${action}`, body, session.headers));
  return { status: answer.status, body: (await answer.json()) as { error?: string } };
}

async function withKey(passphrase = "a passphrase of many words") {
  const colleague = await aColleague("caseworker");
  const key = await aKey(passphrase);
  expect(await does(colleague, "key", key.sent)).toMatchObject({ status: 200 });
  await haveKeyCount(key.sent.recipient);
  return { ...colleague, key };
}

const live = () =>
  db().caseworkerKey.findMany({
    where: { retiredOn: null, voucher: { not: null }, member: { role: "caseworker" } },
    select: { id: true, recipient: true },
    orderBy: { id: "asc" },
  });

/** A part as a browser seals it. */
async function sealedFor(words: string, also: string[] = []) {
  const keys = await live();
  const sealed = await sealTo([...keys.map(({ recipient }) => recipient), ...also], packParcel({ words }));
  return { sealed: base64.encode(sealed), keys: keys.map(({ id }) => id) };
}

type Head = Record<string, unknown> & { lookup: string; lengths: number[] };

/** Sends a browser's call with what it has sealed: the head in a header, and the parts, or `body`, as the body. */
async function sendSealed(
  action: "filed" | "add",
  head: Head,
  parts: readonly Uint8Array[],
  { from = aNetwork(), body = undefined as BodyInit | undefined } = {},
) {
  const url = `http://localhost/api/confidential/${action}`;
  const headers = {
    "content-type": "application/octet-stream",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": from,
    ...(head && { "x-sealed": JSON.stringify(head) }),
  };
  const init = {
    method: "POST",
    headers,
    body: body ?? new Blob(parts as Uint8Array<ArrayBuffer>[]),
    duplex: "half",
  };
  const answer = await intakeRoute(new Request(url, init as RequestInit));
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { error: string } };
}

async function workFor(lookup: string, keys: string[], way: "browser" | "further", from = aNetwork()) {
  const terms = await call("terms", { keys, way }, from);
  expect(terms).toMatchObject({ status: 200 });
  const { token, bits } = terms.body.data as { token: string; bits: number };
  return { token, proof: await doWork(workName(token, lookup), bits) };
}

/** A case as a browser seals it, ready to be sent. */
async function sealedCase(words = `Taken at the border. ${mark}`) {
  const receipt = newReceipt();
  const { lookup, identity } = await derivedHere(receipt);
  const replyTo = await identityToRecipient(identity);
  const { sealed, keys } = await sealedFor(words, [replyTo]);
  const parts = [base64.decode(sealed)];
  const head = {
    lookup,
    replyTo,
    keys,
    lengths: parts.map(({ byteLength }) => byteLength),
    ...(await workFor(lookup, keys, "browser")),
  };
  return { receipt, lookup, identity, head, parts };
}

/** A case as a browser files it. */
async function filedByBrowser(words = `Taken at the border. ${mark}`) {
  const prepared = await sealedCase(words);
  return { ...prepared, answer: await sendSealed("filed", prepared.head, prepared.parts) };
}

async function addedByBrowser(lookup: string, words: string, replyTo: string) {
  const { sealed, keys } = await sealedFor(words, [replyTo]);
  const parts = [base64.decode(sealed)];
  const lengths = parts.map(({ byteLength }) => byteLength);
  return sendSealed("add", { lookup, keys, lengths, ...(await workFor(lookup, keys, "further")) }, parts);
}

async function receiptFrom(text: string): Promise<string> {
  return readReceipt(/class="receipt"[^>]*>([\d ]+)</.exec(text)?.[1] ?? "") ?? "";
}

const newest = () =>
  db().confidentialCase.findFirstOrThrow({ orderBy: { id: "asc" }, where: { state: { not: "closed" } } });
const caseOfReceipt = async (receipt: string) => {
  const { lookupHash } = await import("#lib/domains/confidential/own-case.ts");
  return db().confidentialCase.findUniqueOrThrow({
    where: { lookup: lookupHash((await derivedHere(receipt)).lookup) },
    include: { contents: { orderBy: { place: "asc" } } },
  });
};
const filed = {
  about: "held",
  country: "TG",
  words: `Taken at the border. ${mark}`,
  reach: "",
  page: "/forms/detention/assistance",
};

test("without a caseworker's key nothing is taken, and what was typed stays", async () => {
  const answer = await plain("file", filed);
  expect(answer.status).toBe(503);
  expect(answer.text).toContain(mark);
  expect(await db().confidentialCase.count()).toBe(0);
});

test("without script: filed with a file, the receipt shown once, and no word of it in a row, a log or an address", async () => {
  const { key } = await withKey();
  const file = new File([`scan of ${mark}`], `${mark}.pdf`, { type: "application/pdf" });
  const answer = await plain("file", filed, { files: [file] });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect([answer.headers.get("location"), answer.headers.get("set-cookie")]).toEqual([null, null]);
  const receipt = await receiptFrom(answer.text);
  expect(receipt).toMatch(/^\d{16}$/);
  expect(answer.text).not.toContain(mark);

  const stored = await caseOfReceipt(receipt);
  expect(stored.contents.map(({ kind }) => kind)).toEqual(["message", "file"]);
  const [message, scan] = stored.contents;
  expect(unpackParcel(await unseal([key.identity], message!.sealed))).toMatchObject({
    about: "held",
    words: filed.words,
  });
  const opened = unpackParcel(await unseal([key.identity], scan!.sealed));
  expect([opened.name, new TextDecoder().decode(opened.content)]).toEqual([`${mark}.pdf`, `scan of ${mark}`]);

  const tables = await db().$queryRawUnsafe<{ name: string }[]>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const dumped: string[] = [];
  for (const { name } of tables)
    for (const { row } of await db().$queryRawUnsafe<{ row: string }[]>(
      `select t::text as row from "${name}" t`,
    )) {
      dumped.push(row);
      for (const [, hex = ""] of row.matchAll(/\\x([0-9a-f]+)/g))
        dumped.push(Buffer.from(hex, "hex").toString("latin1"));
    }
  const all = dumped.join("\n");
  for (const word of [mark, receipt, "border"]) expect(all.includes(word)).toBe(false);
  expect(
    await db().auditEvent.count({ where: { action: { startsWith: "confidential." }, actorId: null } }),
  ).toBe(0);
});

test("a faulty post is drawn again in the answer, with all that was typed, and stores nothing", async () => {
  const before = await db().confidentialCase.count();
  const answer = await plain("file", { ...filed, about: "", reach: `${mark} <b>` });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("Choose what it is about.");
  expect(answer.text).toContain(filed.words);
  expect(answer.text).toContain(`${mark} &lt;b&gt;`);
  const large = new File([new Uint8Array(1_600 * 1024)], "a.jpg");
  expect((await plain("file", filed, { files: [large] })).text).toContain("larger than 1.5 MB");
  expect(
    (await plain("file", filed, { files: Array.from({ length: 4 }, () => new File(["x"], "a.jpg")) })).status,
  ).toBe(422);
  expect(await db().confidentialCase.count()).toBe(before);
  expect(await db().formDraft.count()).toBe(0);
});

test("two presses without script, at once or later, are one case with one receipt; another letter, file or form is another case", async () => {
  const before = await db().confidentialCase.count();
  const fields = { ...filed, token: newFormToken() };
  const scan = (inside: string) => ({
    files: [new File([inside], "scan.pdf", { type: "application/pdf" })],
  });
  const answers = await Promise.all([plain("file", fields, scan("a")), plain("file", fields, scan("a"))]);
  answers.push(await plain("file", fields, scan("a")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [receipt, ...same] = await Promise.all(answers.map(({ text }) => receiptFrom(text)));
  expect(receipt).toMatch(/^\d{16}$/);
  expect(new Set(same)).toEqual(new Set([receipt]));
  expect(await db().confidentialCase.count()).toBe(before + 1);
  expect((await caseOfReceipt(receipt!)).contents).toHaveLength(2);
  const visit = await plain("visit", { receipt: receipt!, page: "/portal/diaspora/confidential" });
  expect(visit.status).toBe(200);

  const others = [
    await plain("file", { ...fields, words: `${filed.words}.` }, scan("a")),
    await plain("file", fields, scan("b")),
    await plain("file", { ...fields, token: newFormToken() }, scan("a")),
  ];
  const receipts = await Promise.all(others.map(({ text }) => receiptFrom(text)));
  expect(new Set([receipt, ...receipts]).size).toBe(4);
  expect(await db().confidentialCase.count()).toBe(before + 4);
  const stored = JSON.stringify(await db().$queryRaw`SELECT c::text FROM confidential_cases c`);
  expect(stored).not.toContain(fields.token.split(".")[1]);
});

test("a token that is missing, forged or older than yesterday counts for nothing: each press is a case, and both are taken", async () => {
  const old = newFormToken().replace(/^[\d-]+/, "2020-01-01");
  const [day, random = ""] = newFormToken().split(".");
  const forged = `${day}.${random}.${random}`;
  for (const token of [undefined, "", "x".repeat(3_000), old, forged]) {
    const fields = { ...filed, ...(token !== undefined && { token }) };
    const answers = [await plain("file", fields), await plain("file", fields)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const receipts = await Promise.all(answers.map(({ text }) => receiptFrom(text)));
    expect(receipts[0]).not.toBe(receipts[1]);
  }
});

test("a form that is drawn again keeps its token, so that what was sent meanwhile is not sent twice", async () => {
  const token = newFormToken();
  const again = await plain("file", { ...filed, about: "", token });
  expect(again.text).toContain(`name="token" value="${token}"`);
  const fresh = await plain("file", { ...filed, about: "", token: "<b>" });
  expect(fresh.text).toMatch(/name="token" value="\d{4}-\d{2}-\d{2}\.[\w-]{43}\.[\w-]{43}"/);
});

test("a browser's case is filed once however often it is sent, and not without its work or open", async () => {
  const before = await db().confidentialCase.count();
  const { head, parts, answer } = await filedByBrowser();
  expect(answer.status).toBe(200);
  expect((await sendSealed("filed", head, parts)).status).toBe(200);
  expect(await db().confidentialCase.count()).toBe(before + 1);
  const open = packParcel({ words: "open" });
  expect((await sendSealed("filed", { ...head, lengths: [open.byteLength] }, [open])).status).toBe(422);
  const other = await sealedCase();
  const stranger = { ...other.head, keys: ["00000000-0000-4000-8000-000000000000"] };
  expect((await sendSealed("filed", stranger, other.parts)).status).toBe(409);
  expect(
    (await sendSealed("filed", { ...other.head, proof: other.head.proof + 1 }, other.parts)).status,
  ).toBe(422);
  expect(await db().confidentialCase.count()).toBe(before + 1);
});

test("the second visit: the caseworker's answer is opened by the receipt, with script and without, and they write back", async () => {
  const colleague = await withKey();
  const { receipt, lookup, identity } = await filedByBrowser();
  const stored = await caseOfReceipt(receipt);
  const answer = await sealedFor(`Ask for the duty lawyer. ${mark}`, [stored.replyTo]);
  expect(await does(colleague, "answer", { id: stored.id, parts: 1, answer })).toMatchObject({ status: 200 });
  // Two at once: the second is notified of the conflict.
  expect(await does(colleague, "answer", { id: stored.id, parts: 1, answer })).toMatchObject({ status: 409 });

  const page = await plain("visit", {
    receipt: receipt.replace(/(.{4})/g, "$1 "),
    page: "/portal/diaspora/confidential",
  });
  expect(page.status).toBe(200);
  expect(page.text).toContain(`Ask for the duty lawyer. ${mark}`);
  expect(page.text).toContain("Taken at the border"); // the sender's own words beside it

  const looked = await call("look", { lookup });
  const parts = (looked.body.data as { parts: { kind: string; sealed?: string }[] }).parts;
  expect(parts.map(({ kind, sealed }) => [kind, sealed !== undefined])).toEqual([
    ["message", true],
    ["answer", true],
  ]);
  expect(unpackParcel(await unseal([identity], base64.decode(parts[0]!.sealed!))).words).toContain(
    "Taken at the border",
  );
  expect(unpackParcel(await unseal([identity], base64.decode(parts[1]!.sealed!))).words).toContain(
    "duty lawyer",
  );

  const written = await plain("write", {
    receipt,
    words: `There is none. ${mark}`,
    page: "/portal/diaspora/confidential",
  });
  expect(written.status).toBe(200);
  expect((await caseOfReceipt(receipt)).state).toBe("waiting");
  expect(written.text).toContain(`There is none. ${mark}`);
  expect((await addedByBrowser(lookup, "More", stored.replyTo)).status).toBe(200);
  expect((await caseOfReceipt(receipt)).parts).toBe(4);
});

test("every wrong receipt gets the same answer, the eleventh from a network is not judged, and right ones never count", async () => {
  const { receipt, lookup } = await filedByBrowser();
  const from = aNetwork();
  const before = await db().confidentialGuess.count();
  for (let visit = 0; visit < mostGuesses + 2; visit += 1)
    expect((await call("look", { lookup }, from)).status).toBe(200);
  expect(await db().confidentialGuess.count()).toBe(before);
  const wrong = (at: number) => lookup.slice(0, at) + (lookup[at] === "A" ? "B" : "A") + lookup.slice(at + 1);
  const answers = [];
  for (let guess = 0; guess < mostGuesses; guess += 1)
    answers.push(await call("look", { lookup: wrong(guess) }, from));
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404 });
  expect((await call("look", { lookup: wrong(12) }, from)).status).toBe(429);
  expect((await call("look", { lookup }, from)).status).toBe(429);
  const refused = await plain("visit", { receipt, page: "/portal/diaspora/confidential" }, { from });
  expect([refused.status, refused.headers.get("retry-after") !== null]).toEqual([429, true]);
  expect(refused.text).toContain("Try again in the next hour");
  expect((await call("look", { lookup })).status).toBe(200);
  expect(JSON.stringify(await db().confidentialGuess.findMany())).not.toContain(from);
});

test("many guesses at the same moment are let through ten times, not more", async () => {
  const from = aNetwork();
  const { lookup } = await derivedHere(newReceipt());
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => call("look", { lookup }, from).then(({ status }) => status)),
  );
  expect(statuses.filter((status) => status === 404)).toHaveLength(mostGuesses);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test("an admin, staff and a moderator find nothing there, and it is written down that they looked", async () => {
  const { id } = await newest();
  const part = await db().confidentialPart.findFirstOrThrow({ where: { caseId: id } });
  for (const role of ["admin", "staff", "moderator", "member"] as const) {
    const other = await aColleague(role);
    for (const [action, body] of [
      ["close", { id, parts: 1, reason: "helped" }],
      ["key", {}],
      ["answer", {}],
      ["reseal", {}],
    ] as const)
      expect([role, action, (await does(other, action, body)).status]).toEqual([role, action, 404]);
    const url = `http://localhost/api/admin/confidential/part?id=${part.id}`;
    expect((await partRoute(new Request(url, { headers: other.session.headers }))).status).toBe(404);
    expect(await db().auditEvent.count({ where: { actorId: other.id, outcome: "refused" } })).toBeGreaterThan(
      0,
    );
  }
});

test("an admin who becomes a caseworker cannot open what was filed before, and whoever loses the role is sealed to no longer", async () => {
  const { receipt } = await filedByBrowser();
  const late = await withKey();
  const [old] = (await caseOfReceipt(receipt)).contents;
  await expect(unseal([late.key.identity], old!.sealed)).rejects.toThrow();
  const next = await filedByBrowser();
  const [fresh] = (await caseOfReceipt(next.receipt)).contents;
  expect(unpackParcel(await unseal([late.key.identity], fresh!.sealed)).words).toContain(mark);
  await db().member.update({ where: { id: late.id }, data: { role: "member" } });
  const last = await filedByBrowser();
  const [closed] = (await caseOfReceipt(last.receipt)).contents;
  await expect(unseal([late.key.identity], closed!.sealed)).rejects.toThrow();
});

test("a key that was changed still opens old cases, and older parts are sealed anew to whoever is there now", async () => {
  const colleague = await withKey();
  const { receipt } = await filedByBrowser();
  const { identity, sent } = await aKey("another passphrase of words", [colleague.key]);
  expect(await does(colleague, "key", sent)).toMatchObject({ status: 200 });
  await haveKeyCount(sent.recipient);
  const rows = await db().caseworkerKey.findMany({
    where: { memberId: colleague.id },
    orderBy: { retiredOn: "asc" },
  });
  expect(rows.filter(({ retiredOn }) => retiredOn === null)).toHaveLength(1);
  expect(rows.filter(({ sealed }) => sealed)).toHaveLength(1);
  const stored = await caseOfReceipt(receipt);
  const part = stored.contents[0]!;
  const padded = await unseal([identity, colleague.key.identity], part.sealed);
  expect(unpackParcel(padded).words).toContain(mark);

  const waiting = await listToReseal();
  const due = waiting.find(({ id }) => id === part.id);
  expect(due).toMatchObject({ replyTo: stored.replyTo });
  const keys = await live();
  const to = [...keys.map(({ recipient }) => recipient), stored.replyTo];
  const sealed = base64.encode(await sealTo(to, padded));
  const again = { id: part.id, from: due!.keys, part: { sealed, keys: keys.map(({ id }) => id) } };
  expect(await does(colleague, "reseal", again)).toMatchObject({ status: 200 });
  expect(await does(colleague, "reseal", again)).toMatchObject({ status: 409 });
  expect((await listToReseal()).some(({ id }) => id === part.id)).toBe(false);
  const after = (await caseOfReceipt(receipt)).contents[0]!;
  expect(unpackParcel(await unseal([identity], after.sealed)).words).toContain(mark);
});

test("two keys made at the same moment leave one in use, and a retired one is sealed to no longer", async () => {
  const colleague = await aColleague("caseworker");
  const keys = await Promise.all([aKey("one of many words to type"), aKey("two of many words to type")]);
  await Promise.all(keys.map(({ sent }) => does(colleague, "key", sent)));
  expect(await db().caseworkerKey.count({ where: { memberId: colleague.id, retiredOn: null } })).toBe(1);
  expect(await does(colleague, "key", keys[0]!.sent)).toMatchObject({ status: 409 });
  expect([await retireKey(colleague.email), await retireKey(colleague.email)]).toEqual([true, false]);
  expect((await live()).some(({ recipient }) => keys.some(({ sent }) => sent.recipient === recipient))).toBe(
    false,
  );
});

test("a closed case takes nothing more, is closed once, and goes twelve months later with all its parts", async () => {
  const colleague = await withKey();
  const { receipt, lookup } = await filedByBrowser();
  const { id, replyTo } = await caseOfReceipt(receipt);
  const opened = await readCase(colleague.visit, id);
  expect(opened).toMatchObject({ state: "waiting", parts: 1 });
  const close = { id, parts: 1, reason: "referred" };
  expect(await does(colleague, "close", { ...close, parts: 2 })).toMatchObject({ status: 409 });
  expect(await does(colleague, "close", close)).toMatchObject({ status: 200 });
  expect(await does(colleague, "close", close)).toMatchObject({ status: 409 });
  expect((await addedByBrowser(lookup, "More", replyTo)).status).toBe(409);
  expect((await plain("visit", { receipt, page: "/portal/diaspora/confidential" })).text).toContain(
    "This case is closed",
  );
  const actions = await db().auditEvent.findMany({
    where: { actorId: colleague.id, action: { startsWith: "confidential." } },
  });
  expect(actions.map(({ action, detail }) => [action, detail])).toEqual([
    ["confidential.key_made", null],
    ["confidential.opened", null],
    ["confidential.closed", null],
  ]);
  await deleteStale();
  expect(await db().confidentialCase.count({ where: { id } })).toBe(1);
  await db()
    .$executeRaw`UPDATE confidential_cases SET closed_on = now() - interval '12 months 1 day' WHERE id = ${id}::uuid`;
  await deleteStale();
  expect(await db().confidentialPart.count({ where: { caseId: id } })).toBe(0);
  expect((await call("look", { lookup })).status).toBe(404);
});

test("a post from another site is refused and tells nothing", async () => {
  const body = new FormData();
  body.append("receipt", newReceipt());
  const headers = { "sec-fetch-site": "cross-site", "x-forwarded-for": aNetwork() };
  const answer = await intakeRoute(
    new Request("http://localhost/api/confidential/visit", { method: "POST", body, headers }),
  );
  expect(answer.status).toBe(403);
});

test("where a browser withholds the origin, a token of our form decides, and what was typed stays", async () => {
  const withheld = { origin: "null" };
  const receipt = newReceipt();
  const page = "/portal/diaspora/confidential";
  for (const [action, fields] of [
    ["visit", { receipt, page }],
    ["file", { ...filed, page }],
  ] as const) {
    const without = await plain(action, fields, { headers: withheld });
    expect([action, without.status]).toEqual([action, 403]);
    expect(without.text).toContain(Object.values(fields)[0]);
    expect(isFormToken(/name="token" value="([^"]+)"/.exec(without.text)?.[1] ?? "")).toBe(true);
    const forged = await plain(
      action,
      { ...fields, token: newFormToken().replace(/.$/, "!") },
      { headers: withheld },
    );
    expect([action, forged.status]).toEqual([action, 403]);
    const own = await plain(action, { ...fields, token: newFormToken() }, { headers: withheld });
    expect([action, own.status]).toEqual([action, action === "visit" ? 404 : 200]);
  }
});

test("a day takes so many cases and no more, and the flood of one way leaves the other open", async () => {
  await withKey();
  await db().$executeRaw`UPDATE confidential_days SET filed = 500 WHERE way = 'server'`;
  const full = await plain("file", filed);
  expect([full.status, full.text.includes(mark)]).toEqual([429, true]);
  expect((await filedByBrowser()).answer.status).toBe(200);
});

/** A body that counts how often it is pulled, and delivers only when it is. */
function aBody(pieces: readonly Uint8Array<ArrayBuffer>[] = [new Uint8Array(1_024)]) {
  let asked = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(into) {
        const piece = pieces[asked];
        asked += 1;
        if (piece) into.enqueue(piece);
        else into.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked: () => asked };
}

/** Deletes the counts of the hour. */
const anHourPasses = () => db().confidentialHour.deleteMany();

const useUp = (way: string, address: string) =>
  db().$transaction(async (on) => {
    const now = await hourNow();
    for (const subject of [callerKey(address), networkOf(address)])
      await on.confidentialShare.create({
        data: { hour: now.hour, way, caller: hashIn(now, subject), filed: 400 },
      });
  });

test("a filing is refused by its head alone: of no refused one a byte of the body is read", async () => {
  await withKey();
  const { head, parts, lookup } = await sealedCase();
  const full = aNetwork();
  await useUp("browser", full);
  await useUp("further", full);
  const { replyTo: _, ...further } = head;
  const unknown = { ...further, ...(await workFor(lookup, head.keys, "further")) };
  const refusals: [status: number, action: "filed" | "add", head: unknown, from?: string][] = [
    [422, "filed", undefined],
    [422, "filed", { ...head, proof: head.proof + 1 }],
    [422, "filed", { ...head, token: `${head.token.slice(0, -1)}!` }],
    [422, "filed", { ...head, lengths: [9 * 1024 * 1024] }],
    [422, "filed", { ...head, lengths: Array(9).fill(1_024) }],
    [409, "filed", { ...head, keys: ["00000000-0000-4000-8000-000000000000"] }],
    [429, "filed", head, full],
    [422, "add", { ...unknown, proof: unknown.proof + 1 }],
    [404, "add", unknown],
    [429, "add", unknown, full],
  ];
  for (const [status, action, given, from] of refusals) {
    const { body, asked } = aBody();
    const answer = await sendSealed(action, given as Head, [], { body, from });
    expect([action, given, answer.status, asked()]).toEqual([action, given, status, 0]);
  }
  const { body, asked } = aBody(parts as Uint8Array<ArrayBuffer>[]);
  expect([(await sendSealed("filed", head, [], { body })).status, asked()]).toEqual([200, parts.length + 1]);
});

test("a body that is shorter or longer than its head says is not taken, and stores nothing", async () => {
  const { head, parts } = await sealedCase();
  const before = await db().confidentialCase.count();
  const [part] = parts as [Uint8Array<ArrayBuffer>];
  const short = aBody([part.subarray(1)]);
  expect((await sendSealed("filed", head, [], short)).status).toBe(422);
  const long = aBody([part, new Uint8Array(1)]);
  expect((await sendSealed("filed", head, [], long)).status).toBe(413);
  expect(await db().confidentialCase.count()).toBe(before);
});

test("work grows as the day fills, and what was enough in the morning is refused before its body is read", async () => {
  const { head } = await sealedCase();
  const day = await db().$queryRaw`SELECT filed FROM confidential_days WHERE way = 'browser'`;
  await db().$executeRaw`UPDATE confidential_days SET filed = 450 WHERE way = 'browser'`;
  await anHourPasses();
  try {
    const terms = await call("terms", { keys: head.keys, way: "browser" });
    expect(terms.body.data).toMatchObject({ bits: leastBits + 5 });
    let proof = head.proof; // a proof that was enough and is not any more
    while (
      !isWorkDone(workName(head.token, head.lookup), proof) ||
      isWorkDone(workName(head.token, head.lookup), proof, leastBits + 4)
    )
      proof += 1;
    const { body, asked } = aBody();
    expect([(await sendSealed("filed", { ...head, proof }, [], { body })).status, asked()]).toEqual([422, 0]);
  } finally {
    const [{ filed } = { filed: 0 }] = day as { filed: number }[];
    await db().$executeRaw`UPDATE confidential_days SET filed = ${filed}::int WHERE way = 'browser'`;
  }
});

/** Files through this channel from an address until it is refused; returns how many were accepted. */
async function takeAll(channel: Channel, address: () => string, most = 600): Promise<number> {
  const now = await hourNow();
  for (let taken = 0; ; taken += 1) {
    if (taken === most) return taken;
    const isTaken = await db()
      .$transaction((on) => countFiled(on, { channel, address: address(), now }))
      .then(
        () => true,
        () => false,
      );
    if (!isTaken) return taken;
  }
}

test("one address, an IPv6 site or a network takes its share of an hour, in each way apart, and leaves room for others", async () => {
  const aLine = () => `2001:db8:7:${randomInt(65_536).toString(16)}::1`;
  const callers: [address: () => string, part: number][] = [
    [() => "198.51.100.7", 20],
    [() => `203.0.113.${randomInt(256)}`, 8],
    [aLine, 8],
  ];
  for (const [address, part] of callers) {
    await db().confidentialDay.deleteMany();
    await anHourPasses();
    const taken = await takeAll("browser", address);
    expect(taken).toBeGreaterThan(mostFiledADay / part / 2);
    expect(taken).toBeLessThanOrEqual(mostFiledADay / part);
    await expect(requireCapacity(address(), "browser")).rejects.toMatchObject({ code: "rate_limited" });
    await requireCapacity(aNetwork(), "browser");
    await requireCapacity(address(), "server");
  }
});

test("a whole network that takes its share in every hour of a day does not fill the day", async () => {
  await db().confidentialDay.deleteMany();
  for (let hour = 0; hour < 24; hour += 1) {
    await anHourPasses();
    await takeAll("browser", () => `203.0.113.${randomInt(256)}`);
    expect(await requireCapacity(aNetwork(), "browser")).toBeLessThan(mostFiledADay);
  }
});

test("a flood from everywhere fills an hour, and the next has room", async () => {
  await db().confidentialDay.deleteMany();
  await anHourPasses();
  expect(await takeAll("further", aNetwork)).toBeLessThan(mostFiledADay / 4);
  await expect(requireCapacity(aNetwork(), "further")).rejects.toMatchObject({ code: "rate_limited" });
  await anHourPasses();
  await requireCapacity(aNetwork(), "further");
});

test("what was counted by caller holds no address, and goes with the number it was hashed by", async () => {
  const from = "198.51.100.77";
  await takeAll("browser", () => from, 2);
  const rows = await db().confidentialShare.findMany();
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain("198.51");
  await db().$executeRaw`UPDATE confidential_hours SET hour = hour - interval '1 hour'`;
  await hourNow();
  expect(await db().confidentialShare.count()).toBe(0);
});

test("thirty-four posts of one address keep nobody waiting from another; each receipt shown is a row, and the rest keep what was typed", async () => {
  await withKey();
  const before = await db().confidentialCase.count();
  const flood = aNetwork();
  const order: string[] = [];
  const post = async (from: string, words: string) => {
    const answer = await plain("file", { ...filed, words, token: newFormToken() }, { from });
    if (answer.status === 200) order.push(words);
    return { ...answer, words };
  };
  const posts = Array.from({ length: 34 }, (_, at) => post(flood, `Flood ${at} ${mark}`));
  const honest = await post(aNetwork(), `Honest ${mark}`);
  expect(honest.status).toBe(200);
  expect(order.indexOf(honest.words)).toBeLessThan(3);
  const answers = [honest, ...(await Promise.all(posts))];
  const shown = answers.filter(({ status }) => status === 200);
  const receipts = await Promise.all(shown.map(({ text }) => receiptFrom(text)));
  expect(new Set(receipts).size).toBe(shown.length);
  expect(await db().confidentialCase.count()).toBe(before + shown.length);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(20);
  for (const { status, headers, text, words } of refused) {
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([503, true]);
    expect(text).toContain(words);
  }
});

test("whoever goes while they wait leaves no case behind, and the same post sent again has its receipt", async () => {
  const before = await db().confidentialCase.count();
  const from = aNetwork();
  const fields = { ...filed, token: newFormToken() };
  const gone = new AbortController();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { "x-forwarded-for": from, "sec-fetch-site": "same-origin" };
  const url = "http://localhost/api/confidential/file";
  const first = intakeRoute(new Request(url, { method: "POST", body, headers, signal: gone.signal }));
  const again = plain("file", fields, { from });
  gone.abort();
  await first;
  expect(await receiptFrom((await again).text)).toMatch(/^\d{16}$/);
  expect(await db().confidentialCase.count()).toBe(before + 1);
});

test("who sends a stored case again has its receipt, also when nothing more is taken from their network", async () => {
  const from = aNetwork();
  const fields = { ...filed, token: newFormToken() };
  const receipt = await receiptFrom((await plain("file", fields, { from })).text);
  const { head, parts } = await sealedCase();
  expect((await sendSealed("filed", head, parts, { from })).status).toBe(200);
  await db().$executeRaw`UPDATE confidential_shares SET filed = 400`;
  expect((await plain("file", { ...fields, token: newFormToken() }, { from })).status).toBe(429);
  expect(await receiptFrom((await plain("file", fields, { from })).text)).toBe(receipt);
  expect((await sendSealed("filed", head, parts, { from })).status).toBe(200);
});

test("two presses of a further message without script, at once or later, are one message; other words are another", async () => {
  await anHourPasses();
  const receipt = await receiptFrom((await plain("file", { ...filed, token: newFormToken() })).text);
  const page = await plain("visit", { receipt, page: filed.page });
  const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const message = { receipt, token, words: `More ${mark}`, page: filed.page };
  const answers = await Promise.all([plain("write", message), plain("write", message)]);
  answers.push(await plain("write", message));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await caseOfReceipt(receipt)).parts).toBe(2);
  await plain("write", { ...message, words: `Else ${mark}` });
  const { parts, contents } = await caseOfReceipt(receipt);
  expect([parts, contents.length]).toEqual([3, 3]);
});

test("a further message that a browser has sealed and sends again, as after a lost answer, is one message", async () => {
  await anHourPasses();
  const { receipt, lookup, head } = await filedByBrowser();
  const { sealed, keys } = await sealedFor(`More ${mark}`, [head.replyTo]);
  const parts = [base64.decode(sealed)];
  const lengths = parts.map(({ byteLength }) => byteLength);
  const again = { lookup, keys, lengths, ...(await workFor(lookup, keys, "further")) };
  const answers = await Promise.all([sendSealed("add", again, parts), sendSealed("add", again, parts)]);
  answers.push(await sendSealed("add", again, parts));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await caseOfReceipt(receipt)).parts).toBe(2);
  await addedByBrowser(lookup, `More ${mark}`, head.replyTo);
  expect((await caseOfReceipt(receipt)).parts).toBe(3);
});

test("of a post whose files are too large or too many, what was typed is shown again", async () => {
  const large = new File([new Uint8Array(2 * 1024 * 1024)], "a.jpg");
  for (const [count, sentence] of [
    [3, "larger than 1.5 MB"],
    [4, "at most 3 files"],
  ] as const) {
    const answer = await plain("file", filed, { files: Array.from({ length: count }, () => large) });
    expect([answer.status, answer.text.includes(filed.words)]).toEqual([422, true]);
    expect(answer.text).toContain(sentence);
  }
});
