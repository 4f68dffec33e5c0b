import { divisions } from "#lib/data/content/divisions.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { findPage } from "#lib/data/content/pages.ts";
import { chooseTab } from "#lib/domains/portals/open/choose-tab.ts";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";
import { findPortal, findPortalByKey, portals } from "#lib/domains/portals/index.ts";
import { grantKeys } from "#lib/domains/portals/open/keys.ts";
import { portalRecords } from "#lib/domains/portals/portal-records.ts";
import { accessSteps, besideSection } from "#lib/domains/portals/shared/words.ts";

const named = portalRecords.map((portal) => [portal.path as string, portal] as const);

test("every gated path has one record, and every record a gated path and a key of its own", () => {
  expect(portals.map(({ path }) => path).toSorted()).toEqual([...gatedPaths].toSorted());
  expect(new Set(portals.map(({ key }) => key)).size).toBe(portals.length);
  for (const path of gatedPaths) expect(findPortal(path)?.path).toBe(path);
  expect(findPortal("/portal/verify/passport")).toBeUndefined();
});

test("what is meant for those who may enter is written down, and handed out with no portal", () => {
  const inside = portalRecords.filter(({ memberSections }) => memberSections).map(({ key }) => key);
  expect(inside).toEqual(expect.arrayContaining(["roadmap", "financials", "foundation"]));
  for (const portal of [...portals, ...portalRecords.map(({ path }) => findPortal(path))]) {
    expect(portal).not.toHaveProperty("memberSections");
  }
});

test("the portals that are granted are exactly those on the closed list", () => {
  const granted = portals.filter(({ access }) => access === "grant").map(({ key }) => key);
  expect(granted.toSorted()).toEqual([...grantKeys].toSorted());
  for (const key of grantKeys) expect(findPortalByKey(key).key).toBe(key);
});

test("portals of one family lead to each other; one that stands alone leads to none", () => {
  const beside = (path: string) =>
    besideSection(findPortal(path)!)?.groups.flatMap(({ cards }) => cards.map(({ href }) => href));
  expect(beside("/portal/verify/address")).toEqual(
    expect.arrayContaining(["/portal/verify/identity", "/portal/verify/documents"]),
  );
  expect(beside("/portal/clearsight")).toContain("/portal/clearsight/training");
  expect(beside("/portal/clearsight/training")).not.toContain("/portal/clearsight/training");
  expect(beside("/portal/health")).toBeUndefined();
  expect(beside("/justice/access")).toBeUndefined();
});

/** Every text that a reader sees, without ids, addresses and stages. */
function texts(value: unknown, key = ""): string[] {
  const silent = [
    "key",
    "path",
    "id",
    "href",
    "stage",
    "kind",
    "family",
    "division",
    "access",
    "tone",
    "mark",
  ];
  if (silent.includes(key) || ["enquiries", "tabs", "parts", "claims", "rows", "columns"].includes(key))
    return [];
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => texts(part, name));
}

const sentencesOf = (portal: unknown): string[] => [
  ...new Set(
    texts(portal)
      .flatMap((text) => text.split(/(?<=[.!?:]) /))
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence.length > 24),
  ),
];

test("no portal shares a sentence with another", () => {
  const all = portalRecords.map(({ eyebrow: _, ...own }) => own).flatMap(sentencesOf);
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});

const filler =
  /lorem|coming soon|world-class|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless|leverag|synerg|unlock|empowering|revolution|game[- ]chang|unparalleled|innovative|holistic|ecosystem|robust|best-in-class|next-generation|delve|tapestry/i;

test.each(named)("%s says what it is for, without filler", (_path, portal) => {
  expect(portal.title.length).toBeLessThanOrEqual(60);
  expect(portal.description.length).toBeGreaterThan(80);
  expect(portal.description.length).toBeLessThanOrEqual(200);
  const sentences = portal.about.join(" ").split(/(?<=[.!?]) /);
  expect(sentences.length).toBeGreaterThanOrEqual(2);
  expect(sentences.length).toBeLessThanOrEqual(4);
  expect(texts(portal).join(" ")).not.toMatch(filler);
});

test.each(named)(
  "%s marks its sample in words, with made-up rows that fit its columns",
  (_path, { sample }) => {
    expect(sample.caption).toMatch(/^SAMPLE\b/);
    expect(sample.rows.length).toBeGreaterThanOrEqual(3);
    for (const row of sample.rows) expect(row).toHaveLength(sample.columns.length);
  },
);

test.each(named)("%s says what works today, and leads only to pages that exist", (_path, portal) => {
  expect(portal.inside.some(({ stage }) => stage === "open")).toBe(true);
  for (const { next } of portal.inside) {
    if (next && isLinked(next.href)) expect(findPage(next.href)).toBeDefined();
  }
  if (portal.division) expect(divisions.map(({ id }) => id)).toContain(portal.division);
});

test("what lends, pays, insures or verifies is planned, and says so", () => {
  for (const key of ["credit-union", "afrivent", "health", "rootspay", "verify-identity"]) {
    const portal = findPortalByKey(key);
    const planned = portal?.inside.filter(({ stage }) => stage === "planned") ?? [];
    expect(planned.length).toBeGreaterThanOrEqual(2);
    expect(portal?.about.join(" ")).toMatch(/\b(no|nothing|neither|none)\b/i);
  }
});

test("ClearSight is for organisations from a registered static address, the corporate desk for work addresses", () => {
  const desks = portals.filter(({ key }) => key.startsWith("clearsight"));
  expect(desks).toHaveLength(7);
  for (const desk of desks) {
    const words = JSON.stringify(accessSteps(desk));
    expect(words).toContain("Only organisations are let in.");
    expect(words).toContain("Register a static address");
  }
  const corporate = findPortalByKey("clearsight-corporate");
  expect(texts(corporate).join(" ")).toMatch(/Vetted corporate entities.*work e-mail/s);
  expect(texts(corporate).join(" ")).toContain("no sensitive intelligence modules");
});

test("the credit union names the ID it needs, and has the anchors other pages link to", () => {
  const portal = findPortalByKey("credit-union");
  expect(texts(portal).join(" ")).toContain("A national or citizen ID is required to open an account.");
  expect(portal.sections?.map(({ id }) => id)).toEqual(expect.arrayContaining(["accounts", "loans"]));
});

test("a tab leads to its part of the page, and a word off the list to none", () => {
  const portal = findPortalByKey("credit-union");
  const lead = (tab: unknown) => chooseTab(portal, tab);
  expect(["open", "credit", "support", "register"].map(lead)).toEqual([
    "accounts",
    "loans",
    "support",
    "access",
  ]);
  expect(["", "OPEN", "__proto__", "<script>", undefined, ["open"]].map(lead)).toEqual(
    Array(6).fill(undefined),
  );
});
