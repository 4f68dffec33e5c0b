import "#tests/support/local-demo.ts";
import { findOwnCase, listOwnCases, writeToStaff } from "#lib/domains/cases/index.ts";
import { askSender, decideSubmission, getForm, withdrawSubmission } from "#lib/domains/forms/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { Visit } from "#lib/domains/members/index.ts";
import { loadHub } from "#lib/backoffice/account/index.ts";
import { savePlan } from "#lib/domains/plans/index.ts";
import { emptyPlan } from "#lib/domains/plans/open/plan.ts";
import {
  findPortalByKey,
  lookUpMemberSide,
  type GrantKey,
  type OwnInPortal,
} from "#lib/domains/portals/index.ts";
import { aMember } from "#tests/support/a-sender.ts";
import { fillForm, sendForm, startedOf } from "#tests/support/fill-form.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aBrowser, aNetwork, dataOf, type Browser } from "#tests/support/sign-in.ts";
import { aSession, visitOf } from "../members/account/a-member.ts";

useSeededDatabase();

type Sender = { browser: Browser; visit: Visit };

async function aSender(): Promise<Sender> {
  const browser = aBrowser();
  const { id } = await aMember(browser);
  return { browser, visit: await visitOf(await aSession(id)) };
}

/** Fills a form in and sends it. */
async function sends({ browser, visit }: Sender, id: FormId, choose = 0): Promise<string> {
  const form = getForm(id);
  await fillForm(browser, form, choose);
  const started = await startedOf(browser, form, visit.member.id);
  const sent = { started: started.id, version: started.version, declaration: true };
  return (await dataOf<{ reference: string }>(await sendForm(browser, id, sent))).reference;
}

async function sideOf({ visit }: Sender, key: GrantKey): Promise<OwnInPortal> {
  const side = await lookUpMemberSide(visit, findPortalByKey(key), "");
  if (side === "away" || side.own === "away") throw new Error("the side could not be looked up");
  return side.own;
}
const referencesIn = async (sender: Sender, key: GrantKey) =>
  (await sideOf(sender, key)).requests.map(({ reference }) => reference);

test("a member sees in a portal what they sent from it, and nobody else's", async () => {
  const [ama, kofi] = [await aSender(), await aSender()];
  const wanted = await sends(ama, "quote-request");
  const others = await sends(kofi, "quote-request");
  expect(await referencesIn(ama, "vendor")).toEqual([wanted]);
  expect(await referencesIn(kofi, "vendor")).toEqual([others]);
  expect(await referencesIn(ama, "investor")).toEqual([]);
  expect(await listOwnCases(ama.visit.member, { references: [wanted, others], take: 10 })).toMatchObject([
    { reference: wanted, state: "open", hasNews: false },
  ]);
});

test("a request to verify stands in the portal of its category alone", async () => {
  const ama = await aSender();
  const identity = await sends(ama, "verification", 0);
  const business = await sends(ama, "verification", 1);
  expect(await referencesIn(ama, "verify-identity")).toEqual([identity]);
  expect(await referencesIn(ama, "verify-business")).toEqual([business]);
  expect(await referencesIn(ama, "verify-address")).toEqual([]);
  expect(await referencesIn(ama, "clearsight-corporate")).toEqual([business]);
});

test("what staff ask and decide is news until its sender has opened it, and comes first", async () => {
  const ama = await aSender();
  const first = await sends(ama, "seed-accession");
  const second = await sends(ama, "seed-accession", 1);
  expect(await sideOf(ama, "seed-bank")).toMatchObject({
    news: 0,
    requests: [{ reference: second }, { reference: first }],
  });
  await askSender(first, "Where was it collected?", { by: "a test" });
  expect(await sideOf(ama, "seed-bank")).toMatchObject({
    news: 1,
    requests: [
      { reference: first, hasNews: true, state: "waiting", sent: { status: "asked" } },
      { reference: second, hasNews: false },
    ],
    holdings: [],
  });
  expect((await loadHub(ama.visit)).news).toMatchObject([{ reference: first }]);
  await findOwnCase(first, { member: ama.visit.member });
  expect((await sideOf(ama, "seed-bank")).news).toBe(0);
  await writeToStaff(
    { reference: first, words: "In the hills above the river." },
    { member: ama.visit.member, address: aNetwork() },
  );
  expect((await loadHub(ama.visit)).news).toEqual([]);
  await decideSubmission(first, { state: "accepted", reason: "It is on the list.", by: "a test" });
  expect(await sideOf(ama, "seed-bank")).toMatchObject({
    news: 1,
    holdings: [{ reference: first, state: "accepted", answers: expect.any(Object) }],
  });
});

test("whoever waits has a place among those who wait for the same country, once, until they withdraw", async () => {
  const [ama, kofi] = [await aSender(), await aSender()];
  expect((await sideOf(ama, "rootspay")).places).toEqual([]);
  expect((await sideOf(ama, "vendor")).places).toBeUndefined();
  const first = await sends(ama, "rootspay-waiting");
  await sends(kofi, "rootspay-waiting");
  await sends(kofi, "rootspay-waiting");
  const line = { countrySlug: "liberia", waiting: 2, since: expect.any(Date) };
  expect((await sideOf(ama, "rootspay")).places).toEqual([{ ...line, place: 1 }]);
  expect((await sideOf(kofi, "rootspay")).places).toEqual([{ ...line, place: 2 }]);
  await withdrawSubmission(first, { memberId: ama.visit.member.id, address: aNetwork() });
  expect((await sideOf(ama, "rootspay")).places).toEqual([]);
  expect((await sideOf(kofi, "rootspay")).places).toEqual([{ ...line, place: 1, waiting: 1 }]);
});

test("a household stands in the portal as it was accepted, with its changes", async () => {
  const ama = await aSender();
  const household = await sends(ama, "health-share", 4);
  const change = await sends(ama, "health-family");
  for (const reference of [household, change])
    await decideSubmission(reference, { state: "accepted", reason: "It is on the list.", by: "a test" });
  const { holdings } = await sideOf(ama, "health");
  expect(holdings.map(({ reference }) => reference).toSorted()).toEqual([household, change].toSorted());
  expect(holdings.find(({ reference }) => reference === household)?.answers).toMatchObject({
    group: "household",
    children: 0,
    aged: 0,
    dependants: ["others"],
  });
});

test("somebody else who opens a case takes no news from its sender", async () => {
  const [ama, kofi] = [await aSender(), await aSender()];
  const reference = await sends(ama, "vendor");
  await decideSubmission(reference, { state: "refused", reason: "No register entry.", by: "a test" });
  expect(await findOwnCase(reference, { member: kofi.visit.member })).toBeUndefined();
  expect((await sideOf(ama, "vendor")).news).toBe(1);
  expect((await sideOf(kofi, "vendor")).news).toBe(0);
});

test("the hub lists the countries a member plans in, without those they took away", async () => {
  const { visit } = await aSender();
  const ticked = { ...emptyPlan, ticks: { "1": [true, 10] as const } };
  await savePlan(visit.member, { country: "togo", plan: ticked });
  await savePlan(visit.member, { country: "benin", plan: { ...ticked, gone: 20 } });
  expect((await loadHub(visit)).planned).toMatchObject([{ slug: "togo", ticked: 1 }]);
});
