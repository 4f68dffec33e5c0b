import { getForm } from "#lib/domains/forms/index.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import { findPortalByKey, portals } from "#lib/domains/portals/index.ts";
import { chooseTab } from "#lib/domains/portals/open/choose-tab.ts";
import { grantKeys } from "#lib/domains/portals/open/keys.ts";
import { memberSides, sideOf, portalOfCase } from "#lib/domains/portals/open/member-sides.ts";
import { nextStep } from "#lib/domains/portals/open/next-step.ts";
import { sampleRequests } from "#lib/domains/portals/open/request-row.ts";
import { portalRecords } from "#lib/domains/portals/portal-records.ts";
import { portalTabs } from "#lib/domains/portals/types.ts";

const partIds = (key: string): string[] => {
  const record = portalRecords.find((portal) => portal.key === key);
  return [...(record?.sections ?? []), ...(record?.memberSections ?? [])].map(({ id }) => id);
};

test("every portal that staff let members into says what is sent from it", () => {
  expect(Object.keys(memberSides).toSorted()).toEqual([...grantKeys].toSorted());
  for (const key of grantKeys) expect(sideOf(key).forms.length).toBeGreaterThan(0);
  const open = portals.filter(({ access }) => access === "member");
  for (const { key } of open) expect(sideOf(key).forms).toEqual([]);
});

test.each(grantKeys.map((key) => [key] as const))(
  "%s names forms that are there, by answers they offer and under sections it has",
  (key) => {
    const { forms, holds = [], waits } = sideOf(key);
    for (const { form, where, under } of forms) {
      const field = fieldsOf(getForm(form)).find(({ name }) => name === where?.field);
      if (where) {
        expect(field).toMatchObject({ kind: "choice", options: expect.arrayContaining([where.is]) });
        // Chosen by the link to the form: no step is skipped.
        expect(getForm(form).steps[0]?.fields).toContain(field);
      }
      if (under) expect(partIds(key)).toContain(under);
    }
    const sent = forms.map(({ form }) => form);
    expect(sent).toEqual(expect.arrayContaining([...holds, ...(waits ? [waits] : [])]));
    const { countryIn } = waits ? getForm(waits) : {};
    if (waits)
      expect(fieldsOf(getForm(waits))).toContainEqual(
        expect.objectContaining({ name: countryIn, of: "africa" }),
      );
  },
);

test("the anchors and tabs of the credit union are parts of it", () => {
  const portal = findPortalByKey("credit-union");
  expect(partIds("credit-union")).toEqual(expect.arrayContaining(["accounts", "loans"]));
  expect(portalTabs.map((tab) => chooseTab(portal, tab))).toEqual(["accounts", "loans", "support", "access"]);
});

test("each check of a category sees the requests of its own category alone", () => {
  const categories = grantKeys.filter((key) => key.startsWith("verify-"));
  const asked = categories.map((key) => sideOf(key).forms[0]?.where?.is);
  expect(new Set(asked).size).toBe(categories.length);
});

test("made-up rows are of the forms of the portal and call themselves so", () => {
  const rows = sampleRequests("vendor");
  expect(rows).toHaveLength(3);
  for (const { reference, filedAt } of rows) {
    expect(reference).toMatch(/^AK-SAMP-/);
    expect(filedAt).toBe("sample");
  }
  expect(sampleRequests("roadmap")).toEqual([]);
});

test("what was sent leads back to its portal, where one has it", () => {
  const of = (kind: "application" | "access" | "request", topic: string) => portalOfCase({ kind, topic });
  expect([of("application", "vendor"), of("application", "grower"), of("access", "hr")]).toEqual([
    "vendor",
    undefined,
    "hr",
  ]);
  expect(of("request", "verification")).toBeUndefined();
  const about = (category: string) =>
    portalOfCase({ kind: "request", topic: "verification", answers: { category } });
  expect([about("address"), about("business")]).toEqual(["verify-address", "verify-business"]);
  const organisation = { kind: "application", topic: "clearsight-organisation" } as const;
  expect(portalOfCase(organisation)).toBe("clearsight");
  expect(portalOfCase({ ...organisation, answers: { desk: "foreign" } })).toBe("clearsight-foreign");
  expect(of("application", "clearsight-training")).toBe("clearsight-training");
});

const quiet = { reference: "AK-2345-6789", isAsked: false, hasNews: false, isOpen: false };

test.each([
  [
    "a question of staff comes before their answer elsewhere",
    [
      { ...quiet, hasNews: true },
      { ...quiet, reference: "AK-ASKD-6789", isAsked: true },
    ],
    [],
    { kind: "answer", reference: "AK-ASKD-6789" },
  ],
  ["an answer comes before what is begun", [{ ...quiet, hasNews: true }], ["vendor"], { kind: "read" }],
  [
    "what is begun comes before what could be sent",
    [],
    ["vendor"],
    { kind: "goOn", form: "vendor", step: "you" },
  ],
  ["who has sent nothing is shown the first form", [], [], { kind: "send", form: "vendor" }],
  ["what is with staff needs nothing", [{ ...quiet, isOpen: true }], [], { kind: "wait" }],
  ["where all is over one can ask", [quiet], [], { kind: "ask" }],
] as const)("the next step: %s", (_name, requests, begun, step) => {
  const given = { requests, begun: begun.map((form) => ({ form, next: "you" })), forms: ["vendor"] as const };
  expect(nextStep(given)).toMatchObject(step);
});
