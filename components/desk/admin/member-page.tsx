import { FaultSummary } from "#components/forms/fault-summary.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import type { MemberAction } from "#lib/backoffice/admin/open/actions.ts";
import { memberRoot, membersPath } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { DeskNav } from "../desk-nav.tsx";
import { MemberGrants } from "./member-grants.tsx";
import { MemberRole } from "./member-role.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { MemberSide } from "./member-side.tsx";

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
    <MemberFrame
      path={memberRoot}
      title={read.member.email}
      email={member.email}
      nav={<DeskNav role={member.role} current={undefined} />}
    >
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
    </MemberFrame>
  );
}
