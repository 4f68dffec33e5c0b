import { claims, revenueMix, type Claim } from "#lib/data/content/claims.ts";
import { divisions, families, listDivisions, type Family } from "#lib/data/content/divisions.ts";

test("there are 19 divisions with ids, names and pages of their own", () => {
  expect(divisions).toHaveLength(19);
  for (const key of ["id", "name", "page", "what"] as const) {
    expect(new Set(divisions.map((division) => division[key])).size).toBe(19);
  }
});

test("each division belongs to a family, and each family has a division", () => {
  const keys = Object.keys(families) as Family[];
  expect(
    keys
      .flatMap((family) => listDivisions(family))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(divisions.map(({ id }) => id).toSorted());
  for (const family of keys) expect(listDivisions(family)).not.toHaveLength(0);
});

test("the revenue mix makes 100 per cent", () => {
  expect(revenueMix.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test("every claim has a kind, evidence and the day of its last check", () => {
  const all: readonly Claim[] = claims;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const claim of all) {
    expect(["actual", "target", "illustrative"]).toContain(claim.kind);
    expect(claim.evidence.length).toBeGreaterThan(20);
    expect(claim.reviewedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test("members and approvals are targets, and approvals are worded as designed to meet", () => {
  const all: readonly Claim[] = claims;
  expect(all.find(({ text }) => text === "100K+ Marketplace Members")?.kind).toBe("target");
  for (const name of ["GDPR", "PSD2", "NCUA", "SEC", "USDA", "FDA"]) {
    const claim = all.find(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    expect(claim?.text).toMatch(/^Designed to meet/);
    expect(claim?.kind).toBe("target");
  }
});
