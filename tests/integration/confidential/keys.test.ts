import "#tests/support/local-demo.ts";
import { base64 } from "@scure/base";
import { POST as caseworkRoute } from "#app/api/admin/confidential/[action]/route.ts";
import { POST as roleRoute } from "#app/api/admin/members/role/route.ts";
import { signStatement } from "#components/confidential/keyring.ts";
import { listKeys, listRecipients, retireKey } from "#lib/domains/confidential/index.ts";
import { fingerprintOf } from "#lib/domains/confidential/open/key-statement.ts";
import { sealHere } from "#lib/domains/confidential/plain/sealing.ts";
import { chainOf, nextVoucher } from "#lib/domains/confidential/voucher.ts";
import { db } from "#lib/platform/db.ts";
import { aKey, haveKeyCount } from "#tests/support/caseworker.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});
afterAll(() => drop());
beforeEach(async () => {
  await db().caseworkerKey.deleteMany();
  await db().member.updateMany({ where: { role: "caseworker" }, data: { role: "member" } });
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;

async function does({ session }: Colleague, action: string, body: unknown) {
  const answer = await caseworkRoute(aPost(`/api/admin/confidential/${action}`, body, session.headers));
  return { status: answer.status, body: (await answer.json()) as { error?: string; code?: string } };
}

async function withKey(before: Parameters<typeof aKey>[1] = []) {
  const colleague = await aColleague("caseworker");
  return { ...colleague, key: await newKey(colleague, before) };
}

async function newKey(colleague: Colleague, before: Parameters<typeof aKey>[1] = []) {
  const key = await aKey("a passphrase of many words", before);
  expect(await does(colleague, "key", key.sent)).toMatchObject({ status: 200 });
  return key;
}

/** A caseworker with the first key. */
async function theFirst() {
  const first = await withKey();
  await haveKeyCount(first.key.sent.recipient);
  return first;
}

type Key = Awaited<ReturnType<typeof aKey>>;
const rowOf = ({ sent: { recipient } }: Key) =>
  db().caseworkerKey.findUniqueOrThrow({ where: { recipient } });

async function signs(signer: Colleague & { key: Key }, key: Key) {
  const row = await rowOf(key);
  return does(signer, "sign", { id: row.id, signature: await signStatement(signer.key.signer, row) });
}

const sealedTo = async () => (await listRecipients()).map(({ recipient }) => recipient).toSorted();
const these = (...keys: Key[]) => keys.map(({ sent }) => sent.recipient).toSorted();

test("a new key counts once another caseworker whose key counts has signed it, and not before", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  expect(await sealedTo()).toEqual(these(ama.key));
  const own = await signs(kofi, kofi.key);
  expect(own).toMatchObject({ status: 409, body: { code: "conflict" } });
  const esi = await withKey();
  expect(await signs(esi, kofi.key)).toMatchObject({ status: 409 }); // her own key is not trusted yet
  const row = await rowOf(kofi.key);
  const ofAnother = await signStatement(ama.key.signer, { ...row, memberId: esi.id });
  expect(await does(ama, "sign", { id: row.id, signature: ofAnother })).toMatchObject({ status: 422 });
  expect(await sealedTo()).toEqual(these(ama.key));
  expect(await signs(ama, kofi.key)).toMatchObject({ status: 200 });
  expect(await signs(ama, kofi.key)).toMatchObject({ status: 409 });
  expect(await signs(kofi, esi.key)).toMatchObject({ status: 200 });
  expect(await sealedTo()).toEqual(these(ama.key, kofi.key, esi.key));
  // Parts that the server seals go to the same keys.
  const [part] = await sealHere([{ words: "x" }], ama.key.sent.recipient);
  expect(part?.keys).toHaveLength(3);
});

test("a row put into the database by hand is never sealed to, whatever it copies of others", async () => {
  const ama = await theFirst();
  const evil = await aColleague("caseworker");
  const { sent } = await aKey("words of somebody with the database");
  const counting = await rowOf(ama.key);
  for (const [id, voucher, verifier] of [
    [undefined, null, sent.verifier],
    [undefined, counting.voucher, sent.verifier],
    [undefined, counting.voucher, counting.verifier],
    [undefined, new Uint8Array(200), sent.verifier],
  ] as const) {
    const sealed = new Uint8Array(base64.decode(sent.sealed));
    await db().$executeRaw`DELETE FROM caseworker_keys WHERE recipient = ${sent.recipient}`;
    await db().$executeRaw`
      INSERT INTO caseworker_keys (id, member_id, recipient, verifier, voucher, sealed)
      VALUES (coalesce(${id ?? null}::uuid, gen_random_uuid()), ${evil.id}::uuid, ${sent.recipient}, ${verifier}, ${voucher}, ${sealed})`;
    expect(await sealedTo()).toEqual(these(ama.key));
  }
  // Nor does it trust one that replaces a key in its own row.
  await db().$executeRaw`DELETE FROM caseworker_keys WHERE recipient = ${sent.recipient}`;
  await db().$executeRaw`
    UPDATE caseworker_keys SET recipient = ${sent.recipient} WHERE id = ${counting.id}::uuid`;
  expect(await sealedTo()).toEqual([]);
});

test("whoever has AUTH_SECRET and the database, and no caseworker's key, makes no key that counts beside the first", async () => {
  const ama = await theFirst();
  const evil = await withKey();
  const [first, row] = [await rowOf(ama.key), await rowOf(evil.key)];
  const own = await signStatement(evil.key.signer, row);
  const voucher = nextVoucher(row, own, chainOf(first)!);
  await db().caseworkerKey.update({ where: { id: row.id }, data: { voucher } });
  expect(await sealedTo()).toEqual(these(ama.key));
});

test("every caseworker is told by mail of a new key and of one that was signed, with its fingerprint, and of a new colleague", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  const fingerprint = fingerprintOf(kofi.key.sent);
  expect(fingerprint).toMatch(/^([\dA-F]{4} ){5}[\dA-F]{4}$/);
  for (const { email } of [ama, kofi]) {
    const [mail] = await waitingMail("caseworker", email);
    expect(mail?.text).toContain(`${kofi.email} has made a new key.`);
    expect(mail?.text).toContain(fingerprint);
    expect(mail?.text).toContain("/admin/confidential/keys");
    expect(mail?.subject).not.toMatch(/confidential|key/i);
  }
  await signs(ama, kofi.key);
  for (const { email } of [ama, kofi])
    expect((await waitingMail("caseworker", email))[0]?.text).toContain(
      `The key of ${kofi.email} has been signed.`,
    );
  const [admin, esi] = [await aColleague("admin"), await aColleague("member")];
  const change = { id: esi.id, from: "member", to: "caseworker", reason: "She begins on Monday" };
  const answer = await roleRoute(aPost("/api/admin/members/role", change, admin.session.headers));
  expect(answer.status).toBe(200);
  for (const { email } of [ama, kofi, esi])
    expect((await waitingMail("caseworker", email))[0]?.text).toContain(`${esi.email} is now a caseworker.`);
  expect(await waitingMail("caseworker", admin.email)).toEqual([]);
});

test("the key before stays in use until the changed one is signed; after a lost passphrase it is out of use at once", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  await signs(ama, kofi.key);
  const changed = await newKey(kofi, [kofi.key]);
  expect(await sealedTo()).toEqual(these(ama.key, kofi.key));
  await signs(ama, changed);
  expect(await sealedTo()).toEqual(these(ama.key, changed));
  const anew = await newKey(kofi);
  expect(await sealedTo()).toEqual(these(ama.key));
  await signs(ama, anew);
  expect(await sealedTo()).toEqual(these(ama.key, anew));
});

test("a key does not come back: not with the role, and not when its row is put back as in use", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  await signs(ama, kofi.key);
  const admin = await aColleague("admin");
  for (const [from, to] of [
    ["caseworker", "member"],
    ["member", "caseworker"],
  ]) {
    const change = { id: kofi.id, from, to, reason: "A month of leave" };
    expect((await roleRoute(aPost("/api/admin/members/role", change, admin.session.headers))).status).toBe(
      200,
    );
  }
  expect(await sealedTo()).toEqual(these(ama.key));
  await db()
    .$executeRaw`UPDATE caseworker_keys SET retired_on = NULL WHERE recipient = ${kofi.key.sent.recipient}`;
  expect(await sealedTo()).toEqual(these(ama.key));
});

test("keys that somebody signed count on when their signer's key is retired or their account is gone", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  await signs(ama, kofi.key);
  await retireKey(ama.email);
  expect(await sealedTo()).toEqual(these(kofi.key));
  await db().member.delete({ where: { id: ama.id } });
  const esi = await withKey();
  await signs(kofi, esi.key);
  expect(await sealedTo()).toEqual(these(kofi.key, esi.key));
});

test("a caseworker takes their own key out of use by the page, and with the last one the intake closes", async () => {
  const ama = await theFirst();
  expect(await does(ama, "retire", {})).toMatchObject({ status: 200 });
  expect(await sealedTo()).toEqual([]);
  await expect(sealHere([{ words: "x" }], ama.key.sent.recipient)).rejects.toMatchObject({
    code: "unavailable",
  });
  const again = await newKey(ama);
  expect((await listKeys()).map(({ counts }) => counts)).toEqual([false]);
  await haveKeyCount(again.sent.recipient);
  expect(await sealedTo()).toEqual(these(again));
});

test("a key from before there were signatures can be signed, and signs nothing itself", async () => {
  const ama = await theFirst();
  const kofi = await withKey();
  await db().caseworkerKey.update({
    where: { recipient: kofi.key.sent.recipient },
    data: { verifier: "" },
  });
  const esi = await withKey();
  expect(await signs(ama, kofi.key)).toMatchObject({ status: 200 });
  expect(await sealedTo()).toEqual(these(ama.key, kofi.key));
  expect(await signs(kofi, esi.key)).toMatchObject({ status: 422 });
});
