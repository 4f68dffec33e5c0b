import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import type { Device } from "#lib/members/index.ts";
import { idleMinutes } from "#lib/members/open/limits.ts";
import { Moment } from "#components/page/moment.tsx";

/** The live sign-ins of a member, each with a button that ends it. Works without script. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <ul className="account-devices">
      {each(devices, (device) => (
        <li className="card">
          <div className="account-device-head">
            <h3>{device.deviceName}</h3>
            {device.isThis && <Tag tone="good">This device</Tag>}
          </div>
          <dl>
            <dt>Network</dt>
            <dd>{device.network === "unknown" ? "Not known" : device.network}</dd>
            <dt>Signed in</dt>
            <dd>
              <Moment at={device.signedInAt} />
            </dd>
            <dt>Last seen</dt>
            <dd>
              <Moment at={device.lastSeenAt} />
            </dd>
            <dt>{device.isRemembered ? "Remembered until" : "Ends at the latest"}</dt>
            <dd>
              <Moment at={device.expiresAt} />
              {!device.isRemembered && <small>{`Sooner after ${idleMinutes} minutes without use`}</small>}
            </dd>
          </dl>
          {device.isThis ? <SignOutForm /> : <EndForm device={device} />}
        </li>
      ))}
    </ul>
  );
}

function EndForm({ device: { id, deviceName } }: { device: Device }) {
  return (
    <form method="post" action="/api/account/sessions">
      <input type="hidden" name="end" value={id} />
      <Button variant="secondary">
        <span>
          End this one<span className="sr-only">{`: ${deviceName}`}</span>
        </span>
      </Button>
    </form>
  );
}
