import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { MemberRead } from "#lib/backoffice/admin/index.ts";
import { memberCall } from "#lib/backoffice/admin/open/paths.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { devicesPath } from "#lib/domains/members/open/paths.ts";

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
