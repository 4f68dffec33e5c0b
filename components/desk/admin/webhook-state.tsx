import { Moment } from "#components/page/moment.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedWebhook } from "#lib/domains/webhooks/index.ts";
import { failingDays, failingTries } from "#lib/domains/webhooks/open/deliveries.ts";

/** Whether a webhook is on. If it is off or failing, it says since when and why. */
export function WebhookState({ webhook }: { webhook: ListedWebhook }) {
  const words = useWords("webhooks");
  const { offAt, offWhy, failingSince, failures, waiting } = webhook;
  const isFailing = !offAt && failingSince;
  return (
    <>
      <p className="desk-marks">
        {offAt ? (
          <Tag tone={offWhy === "failing" ? "danger" : "neutral"}>{words(`off.${offWhy ?? "paused"}`)}</Tag>
        ) : (
          <Tag tone={isFailing ? "caution" : "good"}>{words(isFailing ? "on.failing" : "on.well")}</Tag>
        )}
        {waiting > 0 && <Tag tone="info">{words("waiting", { count: waiting })}</Tag>}
      </p>
      {offAt && (
        <p>
          {words.rich(`why.${offWhy ?? "paused"}`, {
            moment: <Moment at={offAt} />,
            days: failingDays,
            tries: failingTries,
          })}
        </p>
      )}
      {isFailing && <p>{words.rich("failing", { count: failures, moment: <Moment at={failingSince} /> })}</p>}
    </>
  );
}
