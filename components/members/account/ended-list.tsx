import { each } from "#components/ui/each.ts";
import type { EndedDevice } from "#lib/domains/members/index.ts";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { useWords } from "#components/words/use-words.ts";

/** The sessions that ended within a day, so that a member sees that signing out worked. Renders nothing without any. */
export function EndedList({ ended }: { ended: readonly EndedDevice[] }) {
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
