import { randomUUID } from "node:crypto";
import { findOwnCase, lookUpCase } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { fileLead } from "#lib/domains/leads/index.ts";
import { leadTypes } from "#lib/data/content/lead-types.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aMember } from "../members/account/a-member.ts";
import { aRequest, purpose } from "../portals/a-request.ts";

useSeededDatabase();

test.each(leadTypes)("who sent a %s reads again what they wrote, and nobody else does", async (leadType) => {
  const member = await aMember();
  const text = `Which office is it? ${randomUUID()}`;
  const lead = aLead({ leadType, text, email: member.email, country: "togo" });
  const { reference } = await fileLead(lead as Parameters<typeof fileLead>[0], { address: aNetwork() });
  const written = { messages: [{ from: "sender", words: text, at: expect.any(Date) }] };
  expect(await findOwnCase(reference, { member })).toMatchObject(written);
  const { id: shown } = await lookUpCase({ reference, email: member.email }, aNetwork());
  // Somebody else who reads the mail has its reference and address.
  expect(await findOwnCase(reference, { shown })).toMatchObject({ messages: [] });
  expect(await findOwnCase(reference, { member: await aMember() })).toBeUndefined();
  expect(await findOwnCase(reference, {})).toBeUndefined();
});

test("who asked for a portal reads again why", async () => {
  const { grantId, ...member } = await aRequest();
  const { reference } = await db().case.findUniqueOrThrow({ where: { grantId } });
  expect(await findOwnCase(reference, { member })).toMatchObject({
    kind: "access",
    messages: [{ from: "sender", words: purpose }],
  });
  expect(await findOwnCase(reference, { member: await aMember() })).toBeUndefined();
});
