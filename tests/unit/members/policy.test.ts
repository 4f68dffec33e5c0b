import { may, policy, type Right } from "#lib/data/access/open/policy.ts";
import { roles, type Role } from "#lib/data/access/open/visit.ts";
import { Role as schemaRoles } from "#lib/generated/prisma/enums.ts";

/** The rights of every account, and the rights that one role adds. */
const own = [
  "account.read",
  "account.register",
  "account.export",
  "account.delete",
  "session.end",
  "rating.give",
  "rating.withdraw",
  "plan.read",
  "plan.save",
  "grant.request",
  "vacancy.apply",
  "quote.give",
];
const queue = ["case.list", "case.assign", "case.note"];
const facts = ["fact.list", "fact.propose", "fact.decide"];
const words = ["words.list", "words.moderate"];
const decided = [
  "enquiry.read",
  "enquiry.answer",
  "submission.read",
  "submission.decide",
  "grant.list",
  "grant.decide",
  "case.export",
  "reply.manage",
  "notice.manage",
  "document.publish",
  "vacancy.manage",
  "quote.manage",
  "navigator.review",
];
const machinery = [
  "member.find",
  "member.read",
  "member.sign_out",
  "role.change",
  "mail.list",
  "mail.retry",
  "job.list",
  "job.run",
  "webhook.manage",
  "audit.read",
  "audit.check",
  "health.read",
  "navigator.switch",
  "limit.list",
  "limit.lift",
];
const beside: Record<Role, readonly string[]> = {
  member: [],
  staff: [...queue, ...decided, ...facts],
  moderator: [...queue, ...words],
  caseworker: ["confidential.read", "confidential.answer", "confidential.close", "confidential.key"],
  admin: [...queue, ...decided, ...facts, ...words, ...machinery],
};

const rights = Object.entries(policy).flatMap(([resource, verbs]) =>
  Object.keys(verbs).map((verb) => `${resource}.${verb}` as Right),
);

test("the roles are those of the schema", () => {
  expect([...roles].toSorted()).toEqual(Object.values(schemaRoles).toSorted());
});

test.each(roles)("a %s may do exactly this, over the whole table", (role) => {
  expect(rights.filter((right) => may(role, right)).toSorted()).toEqual([...own, ...beside[role]].toSorted());
});

test("what the table does not name, nobody may do", () => {
  for (const role of roles) {
    for (const right of ["words", "words.", ".list", "words.toString", "constructor.name", "grants.decide"]) {
      expect(may(role, right as Right)).toBe(false);
    }
  }
  expect(may("owner" as Role, "account.read")).toBe(false);
});
