import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import { fieldsOfMemberAction } from "#lib/backoffice/admin/open/actions.ts";
import { memberCall } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { RoleChange } from "#lib/domains/members/index.ts";

type Props = { read: MemberRead; state: FormState | undefined };

/** The role, since when, and the form that changes it if that is allowed. */
export function MemberRole({ read: { member, isOwn, roleChanges }, state }: Props) {
  const words = useWords("admin");
  const since = roleChanges[0]?.at ?? member.createdAt;
  return (
    <Panel id="role" title={words("role.title")}>
      <p>
        <Tag tone={member.role === "member" ? "neutral" : "info"}>{words(`role.${member.role}`)}</Tag>{" "}
        {words.rich("role.since", { moment: <Moment at={since} day /> })}
      </p>
      <p className="account-lead">{words(`role.about.${member.role}`)}</p>
      {isOwn || member.isBySetting ? (
        <p>{words(isOwn ? "role.own" : "role.bySetting")}</p>
      ) : (
        <PlainForm
          action={memberCall("role")}
          fields={fieldsOfMemberAction.role}
          hidden={{ id: member.id, from: member.role }}
          state={state}
          prefix="role-"
          submitLabel={words("role.send")}
          className="account-form"
        />
      )}
      <History changes={roleChanges} />
    </Panel>
  );
}

function History({ changes }: { changes: readonly RoleChange[] }) {
  const words = useWords("admin");
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="role-history" className="grid gap-2">
      <h3 id="role-history" className="text-lg">
        {words("role.history")}
      </h3>
      <ol className="status-line">
        {each(changes, ({ at, from, to, by, isBySetting, reason }) => (
          <li>
            <p>
              <strong>
                {words("role.change", { from: words(`role.${from}`), to: words(`role.${to}`) })}
              </strong>{" "}
              <span className="text-muted">
                {isBySetting ? words("role.bySettingShort") : words("role.by", { by: by ?? words("gone") })}{" "}
                <Moment at={at} />
              </span>
            </p>
            {reason && <blockquote className="quoted">{reason}</blockquote>}
          </li>
        ))}
      </ol>
    </section>
  );
}
