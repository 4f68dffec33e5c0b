import { checkPortals, readPortalFiles } from "#lib/domains/portals/check-portals.ts";
import { portalRecords } from "#lib/domains/portals/portal-records.ts";
import { changeJson } from "#tests/support/change-json.ts";

const files = readPortalFiles();
const at = (key: string) => `lib/domains/portals/records/${key}.json`;

test("each portal has one file, and every file is fit to publish", () => {
  expect(Object.keys(files)).toEqual(portalRecords.map(({ key }) => at(key)).toSorted());
  expect(checkPortals()).toEqual([]);
});

test.each([
  ["an unknown key", "health", "price", "Free", 'Unrecognized key: "price"'],
  ["access, which is code", "health", "access", "member", 'Unrecognized key: "access"'],
  ["a missing text", "investor", "stored", undefined, "stored: Invalid input: expected string"],
  ["a dead link", "investor", "inside.0.next.href", "/invest", "inside.0.next.href: Dead link: /invest"],
  ["a promise that is none", "investor", "inside.0.stage", "soon", "inside.0.stage: Invalid option"],
  [
    "an unknown claim for members",
    "roadmap",
    "memberSections.3.claims.0",
    "moon",
    "memberSections.3.claims.0: Invalid option",
  ],
  [
    "an unknown placeholder",
    "onestop-devices",
    "stored",
    "Gone after {days} days.",
    "stored: Unknown placeholder",
  ],
  [
    "a grant without what staff look at",
    "vendor",
    "looksAt",
    undefined,
    "looksAt: a portal that needs a grant",
  ],
])("%s is found, with the file and the path in it", (_, key, path, value, problem) => {
  const problems = checkPortals({ [at(key)]: changeJson(files[at(key)], path, value) });
  expect(problems).toEqual([expect.stringContaining(`${at(key)}: ${problem}`)]);
});

test("a file that names no portal is found", () => {
  expect(checkPortals({ [at("lottery")]: files[at("roadmap")] })).toEqual([
    `${at("lottery")} names no portal`,
  ]);
});
