import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import { fieldsOfMemberAction } from "#lib/backoffice/admin/open/actions.ts";
import { memberCall } from "#lib/backoffice/admin/open/paths.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { RoleChange } from "#lib/domains/members/index.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { devicesPath } from "#lib/domains/members/open/paths.ts";

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

type Grant = MemberRead["grants"][number];
const tones = { requested: "info", approved: "good", refused: "danger", expired: "caution" } as const;

/** The portals the member asked for, and the form that revokes access to one. */
export function MemberGrants({ read, state }: { read: MemberRead; state: FormState | undefined }) {
  const words = useWords("admin");
  const { grants, member, isOwn } = read;
  return (
    <Panel id="access" title={words("access.title")}>
      {grants.length === 0 ? (
        <p>{words("access.none")}</p>
      ) : (
        <ul className="account-rows account-rows-long">
          {each(grants, (grant) => (
            <li>
              <div className="desk-marks">
                <strong>{grant.name}</strong>
                <Tag tone={tones[grant.state]}>{words(`access.${grant.state}`)}</Tag>
              </div>
              <small>
                {words.rich("access.asked", { moment: <Moment at={grant.requestedAt} day /> })}
                {grant.expiresAt && (
                  <> · {words.rich("access.until", { moment: <Moment at={grant.expiresAt} day /> })}</>
                )}
              </small>
              {grant.reason && <blockquote className="quoted">{grant.reason}</blockquote>}
              {grant.state === "approved" && !isOwn && (
                <Withdraw grant={grant} memberId={member.id} state={state} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

type WithdrawProps = { grant: Grant; memberId: string; state: FormState | undefined };

function Withdraw({ grant, memberId, state }: WithdrawProps) {
  const words = useWords("admin");
  const isTyped = state?.typed["grant"]?.[0] === grant.id;
  return (
    <Disclosure summary={words("access.withdraw", { portal: grant.name })} open={isTyped}>
      <PlainForm
        action={memberCall("withdraw")}
        fields={fieldsOfMemberAction.withdraw}
        hidden={{ id: memberId, grant: grant.id }}
        state={isTyped ? state : undefined}
        prefix={`${grant.portal}-`}
        submitLabel={words("access.withdrawSend")}
        variant="danger"
        className="account-form"
      />
    </Disclosure>
  );
}

/** The devices the account is signed in on, and the button that signs out all of them. */
export function MemberSessions({ read: { member, isOwn, devices } }: { read: MemberRead }) {
  const words = useWords("admin");
  return (
    <Panel id="sessions" title={words("sessions.title")} lead={words("sessions.lead")}>
      {devices.length === 0 ? (
        <p>{words("sessions.none")}</p>
      ) : (
        <ul className="account-rows admin-rows">
          {each(devices, ({ deviceName, lastSeenAt, signedInAt }) => (
            <li>
              <span>{deviceName}</span>
              <small>
                {words.rich("sessions.used", {
                  seen: <Moment at={lastSeenAt} />,
                  since: <Moment at={signedInAt} day />,
                })}
              </small>
            </li>
          ))}
        </ul>
      )}
      {devices.length === listedRows && (
        <p className="account-lead">{words("sessions.latest", { listedRows })}</p>
      )}
      {isOwn ? (
        <a className="link" href={devicesPath}>
          {words("sessions.own")}
        </a>
      ) : (
        <PlainForm
          action={memberCall("sign-out")}
          fields={[]}
          hidden={{ id: member.id }}
          submitLabel={words("sessions.end")}
          variant="danger"
        />
      )}
    </Panel>
  );
}
