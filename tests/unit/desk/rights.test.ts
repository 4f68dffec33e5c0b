import { caseKinds } from "#lib/domains/cases/open/kinds.ts";
import { isDeskAction, isPendingAction } from "#lib/backoffice/desk/open/actions.ts";
import { kindsOf, mayDecide, rolesAtDesk } from "#lib/backoffice/desk/open/rights.ts";

test("who sees which kinds of case, and decides on them", () => {
  const words = ["comment", "feedback"];
  expect(kindsOf("admin")).toEqual([...caseKinds]);
  expect(kindsOf("staff")).toEqual(caseKinds.filter((kind) => !words.includes(kind)));
  expect(kindsOf("moderator")).toEqual(words);
  expect([kindsOf("member"), kindsOf("caseworker")]).toEqual([[], []]);
  expect(rolesAtDesk).toEqual(["staff", "moderator", "admin"]);
  for (const role of ["staff", "moderator", "admin"] as const)
    expect(caseKinds.filter((kind) => mayDecide(role, kind))).toEqual(kindsOf(role));
});

test("an action is one of the known ones, and nothing an object happens to have", () => {
  expect([isDeskAction("reply"), isDeskAction("assign"), isPendingAction("assign")]).toEqual([
    true,
    true,
    false,
  ]);
  for (const name of ["constructor", "toString", "", "Reply"]) expect(isDeskAction(name)).toBe(false);
});
