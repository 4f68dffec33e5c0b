import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Device, EndedDevice } from "#lib/members/index.ts";
import { listedRows } from "#lib/members/open/limits.ts";
import { devicesPath } from "#lib/members/open/paths.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { DeviceList } from "./device-list.tsx";
import { EndedList } from "./ended-list.tsx";
import { Panel } from "#components/page/panel.tsx";

type Props = { email: string; devices: readonly Device[] | undefined; ended: readonly EndedDevice[] };

/** Where a member is signed in, and the buttons that end it. */
export function DevicesPage({ email, devices, ended }: Props) {
  return (
    <AccountFrame
      path={devicesPath}
      title="Your devices"
      email={email}
      lead="Every browser that is signed in to your account now. One that you end can open nothing more until it has a new code."
    >
      {devices ? <Devices devices={devices} ended={ended} /> : <AwayNotice />}
    </AccountFrame>
  );
}

function Devices({ devices, ended }: { devices: readonly Device[]; ended: readonly EndedDevice[] }) {
  const others = devices.filter(({ isThis }) => !isThis).length;
  const isNew = ended.some((device) => device.isNew);
  return (
    <div className="account-grid">
      <div className="account-column">
        {isNew && (
          <Notice tone="good" title="Signed out.">
            <p>What you ended is listed below under “Ended within a day”, with its time.</p>
          </Notice>
        )}
        <Panel id="live" title="Signed in now">
          <DeviceList devices={devices} />
          {devices.length === listedRows && (
            <p className="account-lead">
              These are the {listedRows} seen last. “End all others” ends every one.
            </p>
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
  return (
    <section aria-labelledby="others-title" className="card account-side">
      <h2 id="others-title">All other devices</h2>
      <p>Have you lost a device, or is there one you do not know? End every sign-in but this one.</p>
      <form method="post" action="/api/account/sessions">
        <input type="hidden" name="end" value="others" />
        <Button variant="danger">End all others</Button>
      </form>
    </section>
  );
}

function OnlyThis() {
  return (
    <section aria-labelledby="others-title" className="card account-side">
      <h2 id="others-title">All other devices</h2>
      <p>You are signed in on no other device.</p>
    </section>
  );
}

function AboutNetworks() {
  return (
    <section aria-labelledby="network-title" className="card account-side">
      <h2 id="network-title">What “network” means</h2>
      <p>
        We cut the address a device signs in from before we store it. 203.0.113.0/24 stands for the 256
        addresses that begin with 203.0.113; many households and phones share them. It tells a network you
        know from one you do not, and names nobody.
      </p>
    </section>
  );
}
