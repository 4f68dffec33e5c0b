import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { deskActions } from "#lib/backoffice/desk/open/actions.ts";
import { decideActions } from "#lib/domains/fact-edits/open/paths.ts";
import { may, type Right } from "#lib/data/access/open/policy.ts";
import { emptyPlan } from "#lib/domains/plans/open/plan.ts";
import { roles } from "#lib/data/access/open/visit.ts";
import { quoteActions } from "#lib/domains/quotes/open/paths.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";
import { registry } from "#lib/data/site/registry.ts";
import { webhookActions } from "#lib/domains/webhooks/open/paths.ts";
import { aColleague } from "../support/members.ts";
import { ask } from "../support/database.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { aVisitor, type Visitor } from "../support/visitor.ts";

/**
 * Who may call what. A missing `needs` right is answered with 401 if the caller is not signed in, and with 403 if they
 * are. A route with `hides` answers 404 to everybody without the right. Routes for anybody, or for the owner of
 * something, check no role.
 */
type Call = { method: "GET" | "POST"; path: string; body?: unknown } & ({ needs: Right } | { hides: Right });
const anybody = "anybody";

/** Every route of the API, by its folder. A new route fails the test until its callers are listed here. */
const routes: Readonly<Record<string, typeof anybody | readonly Call[]>> = {
  "[...path]": anybody,
  "account/delete": [
    {
      method: "POST",
      path: "/api/account/delete",
      needs: "account.delete",
      body: { email: "another@example.org" },
    },
  ],
  "account/export": [{ method: "GET", path: "/api/account/export", needs: "account.export" }],
  "account/plans": [
    { method: "GET", path: "/api/account/plans", needs: "plan.read" },
    {
      method: "POST",
      path: "/api/account/plans",
      needs: "plan.save",
      body: { country: "togo", plan: emptyPlan },
    },
  ],
  "account/registration": [
    {
      method: "POST",
      path: "/api/account/registration",
      needs: "account.register",
      body: { audience: "founder", country: "togo", consent: true },
    },
  ],
  "account/sessions": [
    {
      method: "POST",
      path: "/api/account/sessions",
      needs: "session.end",
      body: { end: "others" },
    },
  ],
  "admin/answers/mode": [{ method: "POST", path: "/api/admin/answers/mode", hides: "navigator.switch" }],
  "admin/cases/[action]": deskActions.map((action) => ({
    method: "POST",
    path: `/api/admin/cases/${action}`,
    hides: "case.list",
  })),
  "admin/cases/bulk": [{ method: "POST", path: "/api/admin/cases/bulk", hides: "case.list" }],
  "admin/cases/export": [
    { method: "POST", path: "/api/admin/cases/export", hides: "case.export", body: { view: "who=me" } },
  ],
  "admin/chat/live": [
    { method: "GET", path: "/api/admin/chat/live?reference=none&after=none", hides: "case.list" },
  ],
  "admin/chat/say": [{ method: "POST", path: "/api/admin/chat/say", hides: "case.list" }],
  "admin/chat/tell": [{ method: "POST", path: "/api/admin/chat/tell", hides: "case.list" }],
  "admin/documents": [{ method: "POST", path: "/api/admin/documents", hides: "document.publish" }],
  "admin/documents/withdraw": [
    { method: "POST", path: "/api/admin/documents/withdraw", hides: "document.publish" },
  ],
  "admin/confidential/[action]": [
    { method: "POST", path: "/api/admin/confidential/answer", hides: "confidential.answer" },
    { method: "POST", path: "/api/admin/confidential/close", hides: "confidential.close" },
    { method: "POST", path: "/api/admin/confidential/key", hides: "confidential.key" },
    { method: "POST", path: "/api/admin/confidential/reseal", hides: "confidential.answer" },
  ],
  "admin/confidential/part": [
    { method: "GET", path: "/api/admin/confidential/part", hides: "confidential.read" },
  ],
  "admin/facts/[action]": [
    {
      method: "POST",
      path: "/api/admin/facts/propose?country=ghana&fact=figures.population",
      hides: "fact.propose",
    },
    ...decideActions.map((action) => ({
      method: "POST" as const,
      path: `/api/admin/facts/${action}`,
      hides: "fact.decide" as const,
    })),
  ],
  "admin/grants": [
    { method: "GET", path: "/api/admin/grants", hides: "grant.list" },
    { method: "POST", path: "/api/admin/grants", hides: "grant.decide" },
  ],
  "admin/audit": [{ method: "POST", path: "/api/admin/audit", hides: "audit.check" }],
  "admin/jobs": [{ method: "POST", path: "/api/admin/jobs", hides: "job.run" }],
  "admin/limits": [{ method: "POST", path: "/api/admin/limits", hides: "limit.lift" }],
  "admin/mail": [{ method: "POST", path: "/api/admin/mail", hides: "mail.retry" }],
  "admin/members/role": [{ method: "POST", path: "/api/admin/members/role", hides: "role.change" }],
  "admin/members/sign-out": [
    { method: "POST", path: "/api/admin/members/sign-out", hides: "member.sign_out" },
  ],
  "admin/members/withdraw": [{ method: "POST", path: "/api/admin/members/withdraw", hides: "member.read" }],
  "admin/moderation": [{ method: "POST", path: "/api/admin/moderation", hides: "words.moderate" }],
  "admin/notices": [{ method: "POST", path: "/api/admin/notices", hides: "notice.manage" }],
  "admin/notices/end": [{ method: "POST", path: "/api/admin/notices/end", hides: "notice.manage" }],
  "admin/quotes/[action]": quoteActions.map((action) => ({
    method: "POST",
    path: `/api/admin/quotes/${action}`,
    hides: "quote.manage",
  })),
  "admin/replies": [{ method: "POST", path: "/api/admin/replies", hides: "reply.manage" }],
  "admin/replies/remove": [{ method: "POST", path: "/api/admin/replies/remove", hides: "reply.manage" }],
  "admin/vacancies": [{ method: "POST", path: "/api/admin/vacancies", hides: "vacancy.manage" }],
  "admin/vacancies/close": [{ method: "POST", path: "/api/admin/vacancies/close", hides: "vacancy.manage" }],
  "admin/webhooks/[action]": webhookActions.map((action) => ({
    method: "POST",
    path: `/api/admin/webhooks/${action}`,
    hides: "webhook.manage",
  })),
  "admin/views": [{ method: "POST", path: "/api/admin/views", hides: "case.list" }],
  "admin/views/remove": [{ method: "POST", path: "/api/admin/views/remove", hides: "case.list" }],
  "auth/[...nextauth]": anybody,
  "auth/login/request": anybody,
  "auth/login/verify": anybody,
  "auth/me": [{ method: "GET", path: "/api/auth/me", needs: "account.read" }],
  "auth/session-end": anybody,
  "auth/sign-out": anybody,
  "cases/message": anybody,
  // For browsers with the key of a conversation; to everybody else there is no conversation.
  "chat/live": anybody,
  "chat/message": anybody,
  "chat/messages": anybody,
  "chat/tell": anybody,
  "chat/transcript": anybody,
  "confidential/[action]": anybody,
  // A rating from a visitor without a session is stored until they sign in, so only unreadable input is rejected.
  "country/[slug]/ratings": anybody,
  "country/[slug]/ratings/withdraw": [
    {
      method: "POST",
      path: "/api/country/ghana/ratings/withdraw",
      needs: "rating.withdraw",
      body: { kind: "ease" },
    },
  ],
  "country/[slug]/summary": anybody,
  "forms/[form]/[step]": anybody,
  "forms/[form]/discard": anybody,
  "forms/[form]/save": anybody,
  "forms/[form]/send": anybody,
  grants: [
    {
      method: "POST",
      path: "/api/grants",
      needs: "grant.request",
      body: { portal: "hr", purpose: "To see which posts there are." },
    },
  ],
  "health/live": anybody,
  "health/ready": anybody,
  leads: anybody,
  lite: anybody,
  "navigator/verdict": anybody,
  "navigator/worded": anybody,
  "page-feedback": anybody,
  // Only a vendor who was asked may answer; for every other member the request does not exist.
  "quotes/[action]": anybody,
  rates: anybody,
  "submissions/answer": anybody,
  "submissions/change": anybody,
  "submissions/letter": anybody,
  "submissions/look-up": anybody,
  "submissions/track": anybody,
  "submissions/unlist": anybody,
  "submissions/withdraw": anybody,
  search: anybody,
  uploads: anybody,
  "uploads/[id]": anybody,
  "vacancies/apply": [
    {
      method: "POST",
      path: "/api/vacancies/apply",
      needs: "vacancy.apply",
      body: { id: "00000000-0000-4000-8000-000000000000" },
    },
  ],
  visa: anybody,
};
const calls = Object.values(routes).flatMap((one) => (one === anybody ? [] : one));

/** Pages that exist only for callers with a right: all of the registry's. */
const pages = keysOf("staff").map((path) => ({ path, right: registry[path].right }));

/** Pages whose query names what they show: without it they do not exist for staff either. */
const named = ["/admin/case", "/admin/member"];

const together = () => ({
  DATABASE_URL: required("TEST_DATABASE_URL"),
  AUTH_SECRET: required("AUTH_SECRET"),
  SMTP_URL: required("SMTP_URL"),
  TRUSTED_PROXIES: "127.0.0.1,::1",
});

/** The same visitor on another server. */
function at(origin: string, visitor: Visitor): Visitor {
  const other = aVisitor({ origin });
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

/** Whether a call passed the guard: it is then rejected at most for its content, not for its caller. */
const passes = (status: number): boolean => [200, 409, 422].includes(status);

async function asked(visitor: Visitor, { method, path, body = {} }: Call): Promise<number> {
  const answer = await visitor.ask(path, method === "POST" ? { json: body } : {});
  return answer.status;
}

test("every route says who may call it", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "--", "app/api/**/route.ts", "app/api/route.ts"],
    {
      encoding: "utf8",
    },
  );
  const folders = files
    .split("\n")
    .filter(Boolean)
    .map((file) => file.replace(/^app\/api\//, "").replace(/\/route\.ts$/, ""));
  expect(Object.keys(routes).toSorted()).toEqual(folders.toSorted());
  expect(calls.filter((call) => "hides" in call).every(({ path }) => path.startsWith("/api/admin/"))).toBe(
    true,
  );
});

test("role by role, every call and every page of staff is open to whom the table names, on two servers alike", async () => {
  test.slow();
  const second = await startSite(together());
  try {
    const known = await Promise.all(roles.map(async (role) => ({ role, ...(await aColleague(role)) })));
    for (const origin of [required("BASE_URL"), second.url]) {
      const nobody = aVisitor({ origin });
      for (const call of calls)
        expect([call.path, await asked(nobody, call)]).toEqual([call.path, "needs" in call ? 401 : 404]);
      for (const { path } of pages) expect([path, (await nobody.ask(path)).status]).toEqual([path, 404]);
      for (const { role, visitor } of known) {
        const here = at(origin, visitor);
        for (const call of calls) {
          const isAllowed = may(role, "needs" in call ? call.needs : call.hides);
          const status = await asked(here, call);
          const line = `${role} ${call.method} ${call.path}: ${status}`;
          if (isAllowed) expect(passes(status), line).toBe(true);
          else expect(status, line).toBe("needs" in call ? 403 : 404);
        }
        for (const { path, right } of pages) {
          const expected = may(role, right) && !named.includes(path) ? 200 : 404;
          expect(`${role} ${path} ${(await here.ask(path)).status}`).toBe(`${role} ${path} ${expected}`);
        }
      }
    }
  } finally {
    await second.stop();
  }
});

test("of two servers the one that is asked next knows of a role that was taken away", async () => {
  const second = await startSite(together());
  try {
    const { visitor, email } = await aColleague("staff");
    const there = at(second.url, visitor);
    expect((await visitor.ask("/admin")).status).toBe(200);
    expect((await there.ask("/admin")).status).toBe(200);
    await ask("update members set role = 'member' where email = $1", [email]);
    expect((await there.ask("/admin")).status).toBe(404);
  } finally {
    await second.stop();
  }
});
