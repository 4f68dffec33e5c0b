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
import { useWords } from "#components/words/use-words.ts";

type Props = { email: string; devices: readonly Device[] | undefined; ended: readonly EndedDevice[] };

/** Where a member is signed in, and the buttons that end it. */
export function DevicesPage({ email, devices, ended }: Props) {
  const words = useWords("account");
  return (
    <AccountFrame
      path={devicesPath}
      title={words("yourDevices")}
      email={email}
      lead={words("everyBrowserThatIsSigned")}
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
          <Notice tone="good" title={words("signedOut")}>
            <p>{words("whatYouEndedIsListed")}</p>
          </Notice>
        )}
        <Panel id="live" title={words("signedInNow")}>
          <DeviceList devices={devices} />
          {devices.length === listedRows && (
            <p className="account-lead">{words("seenLast", { listedRows })}</p>
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
      <h2 id="others-title">{words("allOtherDevices")}</h2>
      <p>{words("haveYouLostADevice")}</p>
      <form method="post" action="/api/account/sessions">
        <input type="hidden" name="end" value="others" />
        <Button variant="danger">{words("endAllOthers")}</Button>
      </form>
    </section>
  );
}

function OnlyThis() {
  const words = useWords("account");
  return (
    <section aria-labelledby="others-title" className="card account-side">
      <h2 id="others-title">{words("allOtherDevices")}</h2>
      <p>{words("signedInNowhereElse")}</p>
    </section>
  );
}

function AboutNetworks() {
  const words = useWords("account");
  return (
    <section aria-labelledby="network-title" className="card account-side">
      <h2 id="network-title">{words("whatNetworkMeans")}</h2>
      <p>{words("weCutTheAddressA")}</p>
    </section>
  );
}
