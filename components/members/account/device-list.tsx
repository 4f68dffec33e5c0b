import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import type { Device } from "#lib/domains/members/index.ts";
import { idleMinutes } from "#lib/domains/members/open/limits.ts";
import { Moment } from "#components/page/moment.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";

/** The active sessions of a member, each with a button that ends it. It works without script. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const words = useWords("account");
  return (
    <ul className="account-devices">
      {each(devices, (device) => (
        <li className="card">
          <div className="account-device-head">
            <h3>{device.deviceName}</h3>
            {device.isThis && <Tag tone="good">{words("devices.this")}</Tag>}
          </div>
          <dl>
            <dt>{words("network")}</dt>
            <dd>{device.network === "unknown" ? words("devices.notKnown") : device.network}</dd>
            <dt>{words("devices.signedIn")}</dt>
            <dd>
              <Moment at={device.signedInAt} />
            </dd>
            <dt>{words("devices.lastSeen")}</dt>
            <dd>
              <Moment at={device.lastSeenAt} />
            </dd>
            <dt>{device.isRemembered ? words("devices.remembered") : words("devices.ends")}</dt>
            <dd>
              <Moment at={device.expiresAt} />
              {!device.isRemembered && <small>{words("devices.sooner", { idleMinutes })}</small>}
            </dd>
          </dl>
          {device.isThis ? <SignOutForm label={words("signOut")} /> : <EndForm device={device} />}
        </li>
      ))}
    </ul>
  );
}

function EndForm({ device: { id, deviceName } }: { device: Device }) {
  const words = useWords("account");
  return (
    <form method="post" action="/api/account/sessions">
      <input type="hidden" name="end" value={id} />
      <Button variant="secondary">
        <span>
          {words.rich("devices.end", {
            deviceName,
            hidden: srOnly,
          })}
        </span>
      </Button>
    </form>
  );
}
