import { each } from "#components/ui/each.ts";
import type { EndedDevice } from "#lib/members/index.ts";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";

/** The sign-ins that ended within a day, so that a member sees that it worked. Nothing when there are none. */
export function EndedList({ ended }: { ended: readonly EndedDevice[] }) {
  if (ended.length === 0) return null;
  return (
    <Panel id="ended" title="Ended within a day" lead="Whoever opens your account there is asked to sign in.">
      <ul className="account-rows">
        {each(ended, ({ deviceName, network, endedAt }) => (
          <li>
            <span>
              {deviceName}
              <small>{network === "unknown" ? "Network not known" : `Network ${network}`}</small>
            </span>
            <small className="account-row-end">
              Ended <Moment at={endedAt} />
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
