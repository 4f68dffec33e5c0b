import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { deriveReceipt } from "#lib/domains/confidential/open/derive-receipt.ts";
import { isSealed } from "#lib/domains/confidential/open/is-sealed.ts";
import { buckets, fileBytes, mostReach, mostWords } from "#lib/domains/confidential/open/limits.ts";
import { pad, unpad, packParcel, unpackParcel } from "#lib/domains/confidential/open/parcel.ts";
import { newReceipt, readReceipt, spellReceipt } from "#lib/domains/confidential/open/receipt.ts";
import { sealTo } from "#lib/domains/confidential/open/seal.ts";
import { unseal } from "#lib/domains/confidential/open/unseal.ts";
import { doWork, isWorkDone } from "#lib/services/proof/open/work.ts";
import { derivedHere } from "#tests/support/derived-here.ts";

const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value);

test.each([0, 1, 4_000, 4_092, 4_093, 60_000, 2_000_000])(
  "%i bytes are as long as a bucket, and come back",
  (length) => {
    const padded = pad(bytes(length));
    expect(buckets).toContain(padded.byteLength);
    expect(unpad(padded)).toEqual(bytes(length));
  },
);

test("one byte more than a bucket holds goes into the next, and more than the last is refused", () => {
  expect(pad(bytes(4_092)).byteLength).toBe(4_096);
  expect(pad(bytes(4_093)).byteLength).toBe(16_384);
  expect(() => pad(bytes(buckets.at(-1)!))).toThrow();
});

test("what was not padded is not taken for it", () => {
  for (const wrong of [bytes(0), bytes(3), bytes(4_096, 255)]) expect(() => unpad(wrong)).toThrow();
});

test("a short message and a long one of the same bucket are as long, sealed", async () => {
  const to = await identityToRecipient(await generateX25519Identity());
  const [short, long] = await Promise.all(
    ["Help", "x".repeat(3_500)].map((words) => sealTo([to], packParcel({ words }))),
  );
  expect(short!.byteLength).toBe(long!.byteLength);
});

test("the longest message in letters of three bytes, and the largest file, find a bucket", () => {
  expect(() => packParcel({ words: "ሀ".repeat(mostWords), reach: "ሀ".repeat(mostReach) })).not.toThrow();
  expect(() => packParcel({ name: "x".repeat(255), content: bytes(fileBytes) })).not.toThrow();
});

test("a parcel comes back as it was packed, and only text in the place of text", () => {
  const parcel = { about: "held", words: "“Ɛyɛ”\nline", name: "a.pdf", content: bytes(9) };
  expect(unpackParcel(packParcel(parcel))).toEqual(parcel);
  expect(unpackParcel(packParcel({ words: { evil: 1 } as unknown as string }))).toEqual({});
});

test.each([
  "1234 5678 9012 3456",
  "1234-5678-9012-3456",
  "1234\u20115678\u20119012\u20113456",
  "1234\u20135678\u20139012\u20133456",
  "1234 5678 9012 3456\u200b",
  "\u0661\u0662\u0663\u0664 \u0665\u0666\u0667\u0668 \u0669\u0660\u0661\u0662 \u0663\u0664\u0665\u0666",
  "１２３４５６７８９０１２３４５６",
  "1234 5678 9012 3456.",
  "1234.5678.9012.3456",
])("the receipt %j is read by its sixteen digits", (typed) => {
  expect(readReceipt(typed)).toBe("1234567890123456");
});

test("a receipt has 16 digits, and no other is read", () => {
  const receipts = new Set(Array.from({ length: 200 }, newReceipt));
  expect(receipts.size).toBe(200);
  const digits = new Map<string, number>();
  for (const receipt of receipts) {
    expect(receipt).toMatch(/^\d{16}$/);
    expect(readReceipt(spellReceipt(receipt))).toBe(receipt);
    for (const digit of receipt) digits.set(digit, (digits.get(digit) ?? 0) + 1);
  }
  expect(digits.size).toBe(10);
  expect(spellReceipt("1234567890123456")).toBe("1234 5678 9012 3456");
  for (const wrong of ["", "123", "12345678901234567", "1234 5678 9012 345x"])
    expect(readReceipt(wrong)).toBeUndefined();
});

test("browser and server derive the same keys of a receipt, which open what is sealed to it, and those of another do not", async () => {
  const receipt = newReceipt();
  const [there, here, other] = await Promise.all([
    deriveReceipt(receipt),
    derivedHere(receipt),
    derivedHere(newReceipt()),
  ]);
  expect(there).toEqual(here);
  expect(there.lookup).toMatch(/^[\w-]{43}$/);
  expect(there.lookup).not.toBe(other.lookup);
  const sealed = await sealTo(
    [await identityToRecipient(there.identity)],
    packParcel({ words: "An answer" }),
  );
  expect(unpackParcel(await unseal([here.identity], sealed)).words).toBe("An answer");
  await expect(unseal([other.identity], sealed)).rejects.toThrow();
});

test("what is sealed shows to how many, and what is not is told apart", async () => {
  const identities = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  const recipients = await Promise.all(identities.map((one) => identityToRecipient(one)));
  const sealed = await sealTo(recipients, packParcel({ words: "x" }));
  expect([1, 2, 3].map((count) => isSealed(sealed, count))).toEqual([false, true, false]);
  expect(isSealed(packParcel({ words: "open" }), 0)).toBe(false);
  expect(isSealed(new TextEncoder().encode("age-encryption.org/v1\n-> X25519 x"), 1)).toBe(false);
  for (const identity of identities) expect(unpackParcel(await unseal([identity], sealed)).words).toBe("x");
  const changed = sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte));
  await expect(unseal([identities[0]!], changed)).rejects.toThrow();
});

test("the proof of work for one case is none for another", async () => {
  const proof = await doWork("one");
  expect(isWorkDone("one", proof)).toBe(true);
  expect(["two", "three", "four"].filter((other) => isWorkDone(other, proof))).toEqual([]);
  for (const wrong of [Number.NaN, 0.5, Number.MAX_VALUE]) expect(isWorkDone("one", wrong)).toBe(false);
});
