import { Moment } from "#components/page/moment.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import { auditPath } from "#lib/backoffice/admin/open/paths.ts";
import { countIn } from "#lib/domains/cases/open/counts.ts";
import { queuePath } from "#lib/backoffice/desk/open/paths.ts";

/** Further facts about the account, and related links. */
export function MemberSide({ read: { member, sent, assigned } }: { read: MemberRead }) {
  const words = useWords("admin");
  const isStaff = member.role !== "member";
  return (
    <div className="account-aside">
      <section aria-labelledby="about-title" className="card account-side">
        <h2 id="about-title">{words("member.account")}</h2>
        <dl>
          <dt>{words("member.made")}</dt>
          <dd>
            <Moment at={member.createdAt} day />
          </dd>
          <dt>{words("member.id")}</dt>
          <dd className="admin-code" translate="no">
            {member.id}
          </dd>
        </dl>
      </section>
      <section aria-labelledby="cases-title" className="card account-side">
        <h2 id="cases-title">{words("member.cases")}</h2>
        <dl>
          <dt>{words("member.casesOpen")}</dt>
          <dd>{countIn(sent, "open")}</dd>
          <dt>{words("member.casesWaiting")}</dt>
          <dd>{countIn(sent, "waiting")}</dd>
          <dt>{words("member.casesDone")}</dt>
          <dd>{countIn(sent, "done")}</dd>
          {isStaff && (
            <>
              <dt>{words("member.casesAssigned")}</dt>
              <dd>{countIn(assigned, "open")}</dd>
            </>
          )}
        </dl>
        <p className="account-links">
          <a href={`${queuePath}?${new URLSearchParams({ q: member.email }).toString()}`}>
            {words("member.seeCases")}
          </a>
          {isStaff && <a href={`${queuePath}?who=${member.id}`}>{words("member.seeAssigned")}</a>}
          <a href={`${auditPath}?actor=${member.id}`}>{words("member.seeAudit")}</a>
        </p>
      </section>
    </div>
  );
}
