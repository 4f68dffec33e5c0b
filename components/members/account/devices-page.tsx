import { AwayNotice } from "#components/page/away-notice.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Button } from "#components/ui/button.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Device, EndedDevice } from "#lib/domains/members/index.ts";
import { idleMinutes, listedRows } from "#lib/domains/members/open/limits.ts";
import { devicesPath } from "#lib/domains/members/open/paths.ts";
import { SignOutForm } from "../sign-in/sign-out-form.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** The active sessions of a member, each with a button that ends it. It works without script. */
function DeviceList({ devices }: { devices: readonly Device[] }) {
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

/** The sessions that ended within a day, so that a member sees that signing out worked. Renders nothing without any. */
function EndedList({ ended }: { ended: readonly EndedDevice[] }) {
  const words = useWords("account");
  if (ended.length === 0) return null;
  return (
    <Panel id="ended" title={words("devices.ended")} lead={words("devices.endedLead")}>
      <ul className="account-rows">
        {each(ended, ({ deviceName, network, endedAt }) => (
          <li>
            <span>
              {deviceName}
              <small>
                {network === "unknown"
                  ? words("devices.networkNotKnown")
                  : words("devices.networkOf", { network })}
              </small>
            </span>
            <small className="account-row-end">
              {words.rich("devices.endedAt", { moment: <Moment at={endedAt} /> })}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Props = { email: string; devices: readonly Device[] | undefined; ended: readonly EndedDevice[] };

/** The devices a member is signed in on, with buttons that sign them out. */
export function DevicesPage({ email, devices, ended }: Props) {
  const words = useWords("account");
  return (
    <AccountFrame
      path={devicesPath}
      title={words("devices.title")}
      email={email}
      lead={words("devices.lead")}
    >
      {devices ? <Devices devices={devices} ended={ended} /> : <AwayNotice />}
    </AccountFrame>
  );
}

function Devices({ devices, ended }: { devices: readonly Device[]; ended: readonly EndedDevice[] }) {
  const words = useWords("account");
  const others = devices.filter(({ isThis }) => !isThis).length;
  const isNew = ended.some((device) => device.isNew);
  return (
    <div className="account-grid">
      <div className="account-column">
        {isNew && (
          <Notice tone="good" title={words("devices.signedOut")}>
            <p>{words("devices.signedOutText")}</p>
          </Notice>
        )}
        <Panel id="live" title={words("devices.now")}>
          <DeviceList devices={devices} />
          {devices.length === listedRows && (
            <p className="account-lead">{words("devices.seenLast", { listedRows })}</p>
          )}
        </Panel>
        <EndedList ended={ended} />
      </div>
      <div className="account-aside">
        {others > 0 ? <EndOthers /> : <OnlyThis />}
        <AboutNetworks />
      </div>
    </div>
  );
}

function EndOthers() {
  const words = useWords("account");
  return (
    <section aria-labelledby="others-title" className="card account-side">
      <h2 id="others-title">{words("devices.others")}</h2>
      <p>{words("devices.othersLead")}</p>
      <form method="post" action="/api/account/sessions">
        <input type="hidden" name="end" value="others" />
        <Button variant="danger">{words("devices.endOthers")}</Button>
      </form>
    </section>
  );
}

function OnlyThis() {
  const words = useWords("account");
  return (
    <section aria-labelledby="others-title" className="card account-side">
      <h2 id="others-title">{words("devices.others")}</h2>
      <p>{words("devices.alone")}</p>
    </section>
  );
}

function AboutNetworks() {
  const words = useWords("account");
  return (
    <section aria-labelledby="network-title" className="card account-side">
      <h2 id="network-title">{words("devices.networkMeans")}</h2>
      <p>{words("devices.networkMeansText")}</p>
    </section>
  );
}
