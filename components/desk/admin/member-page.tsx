import { FaultSummary } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import type { MemberAction } from "#lib/backoffice/admin/open/actions.ts";
import { auditPath, memberRoot, membersPath } from "#lib/backoffice/admin/open/paths.ts";
import { queuePath } from "#lib/backoffice/desk/open/paths.ts";
import { countIn } from "#lib/domains/cases/open/queue-query.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { MemberGrants, MemberRole, MemberSessions } from "./member-access.tsx";
import { DeskFrame } from "../desk-frame.tsx";

/** Further facts about the account, and related links. */
function MemberSide({ read: { member, sent, assigned } }: { read: MemberRead }) {
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

type Props = {
  member: Pick<Member, "email" | "role">;
  read: MemberRead;
  /** The operation that was just done. */
  done: MemberAction | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
};

/** One account: its role, sessions and access, and what an admin may do with them. */
export function MemberPage({ member, read, done, state }: Props) {
  const words = useWords("admin");
  const { isOwn, grants } = read;
  const isRoleDrawn = state?.form === "admin.member.role" && !isOwn && !read.member.isBySetting;
  const refused = state?.form === "admin.member.withdraw" ? state.typed["grant"]?.[0] : undefined;
  const isGrantDrawn = !isOwn && grants.some(({ id, state }) => id === refused && state === "approved");
  return (
    <DeskFrame member={member} path={memberRoot} title={read.member.email}>
      <a className="link form-back" href={membersPath}>
        {words("member.back")}
      </a>
      <FaultSummary state={isRoleDrawn || isGrantDrawn ? undefined : state} />
      {done && !state && (
        <Notice tone="good" title={words(`member.done.${done}`)}>
          <p>{words(`member.doneText.${done}`)}</p>
        </Notice>
      )}
      <div className="account-grid">
        <div className="account-column">
          <MemberRole read={read} state={isRoleDrawn ? state : undefined} />
          <MemberSessions read={read} />
          <MemberGrants read={read} state={isGrantDrawn ? state : undefined} />
        </div>
        <MemberSide read={read} />
      </div>
    </DeskFrame>
  );
}
