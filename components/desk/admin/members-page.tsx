import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { TextControl } from "#components/ui/controls.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MembersRead } from "#lib/backoffice/admin/index.ts";
import type { MembersQuery } from "#lib/backoffice/admin/open/queries.ts";
import { memberPath, membersPath } from "#lib/backoffice/admin/open/paths.ts";
import type { Member, StaffMember } from "#lib/domains/members/index.ts";
import { DeskFrame } from "../desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  query: MembersQuery;
  /** Undefined while the database is unavailable. */
  read: MembersRead | undefined;
};

/** Finds one account by its full address, and lists everybody who has a role. */
export function MembersPage({ member, query, read }: Props) {
  const words = useWords("admin");
  return (
    <DeskFrame member={member} path={membersPath} title={words("members.title")} column="desk">
      <FindForm email={query.email} />
      {!read && <AwayNotice />}
      {read && query.email && <Found email={query.email} found={read.found ?? undefined} />}
      {read && !query.email && <Staff read={read} isFirst={!query.after} />}
    </DeskFrame>
  );
}

function FindForm({ email }: { email: string | undefined }) {
  const words = useWords("admin");
  const fieldWords = useWords("fields").pick("error", "optional");
  return (
    <form
      method="get"
      action={membersPath}
      noValidate
      className="desk-search"
      aria-label={words("members.find")}
    >
      <TextControl
        fieldWords={fieldWords}
        label={words("members.email")}
        hint={words("members.emailHint")}
        name="q"
        type="email"
        defaultValue={email}
        maxLength={320}
        autoComplete="off"
      />
      <Button variant="secondary">{words("members.go")}</Button>
    </form>
  );
}

function Found({ email, found }: { email: string; found: StaffMember | undefined }) {
  const words = useWords("admin");
  return (
    <>
      <p role="status">{words(found ? "members.found" : "members.notFound", { email })}</p>
      {found && <Rows staff={[found]} />}
      <p className="page-actions">
        <ButtonLink variant="secondary" href={membersPath}>
          {words("members.all")}
        </ButtonLink>
      </p>
    </>
  );
}

function Staff({ read: { staff, next }, isFirst }: { read: MembersRead; isFirst: boolean }) {
  const words = useWords("admin");
  return (
    <Panel id="staff" title={words("members.staff")} lead={words("members.staffLead")}>
      {staff.length > 0 ? (
        <Rows staff={staff} />
      ) : (
        <EmptyState title={words("empty")} pattern="adire">
          <p>{words("members.noStaff")}</p>
        </EmptyState>
      )}
      {(next || !isFirst) && (
        <p className="page-actions">
          {next && <ButtonLink href={`${membersPath}?after=${next}`}>{words("next")}</ButtonLink>}
          {!isFirst && (
            <ButtonLink variant="secondary" href={membersPath}>
              {words("first")}
            </ButtonLink>
          )}
        </p>
      )}
    </Panel>
  );
}

function Rows({ staff }: { staff: readonly StaffMember[] }) {
  const words = useWords("admin");
  return (
    <ul className="account-rows admin-rows">
      {each(staff, ({ id, email, role, createdAt }) => (
        <li>
          <a href={memberPath(id)}>{email}</a>
          <small>{words.rich("members.since", { moment: <Moment at={createdAt} day /> })}</small>
          <Tag tone={role === "member" ? "neutral" : "info"}>{words(`role.${role}`)}</Tag>
        </li>
      ))}
    </ul>
  );
}
