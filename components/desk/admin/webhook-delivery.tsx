import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ListedDelivery } from "#lib/domains/webhooks/index.ts";
import { attemptErrors } from "#lib/domains/webhooks/open/attempt-errors.ts";
import { webhookCall } from "#lib/domains/webhooks/open/paths.ts";

type Props = { delivery: ListedDelivery; webhookId: string };

const tones = { waiting: "info", sent: "good", failed: "danger" } as const;

/** An event that was sent to a webhook or waits to be, with its attempts. It never shows the payload. */
export function WebhookDelivery({ delivery, webhookId }: Props) {
  const words = useWords("webhooks");
  const { id, event, state, createdAt, sentAt, nextTryAt, attempts, mayReplay } = delivery;
  return (
    <li>
      <div>
        <strong>{event}</strong> <Tag tone={tones[state]}>{words(`delivery.${state}`)}</Tag>
        <small className="admin-code" translate="no">
          {id}
        </small>
        <small>{words.rich("delivery.made", { moment: <Moment at={createdAt} /> })}</small>
        {sentAt && <small>{words.rich("delivery.sentAt", { moment: <Moment at={sentAt} /> })}</small>}
        {state === "waiting" && attempts.length > 0 && nextTryAt && (
          <small>{words.rich("delivery.next", { moment: <Moment at={nextTryAt} /> })}</small>
        )}
      </div>
      <Attempts attempts={attempts} />
      {mayReplay && (
        <PlainForm
          action={webhookCall("replay")}
          fields={[]}
          hidden={{ id, webhook: webhookId }}
          submitLabel={words.rich("delivery.replay", { event, hidden: srOnly })}
          variant="secondary"
        />
      )}
    </li>
  );
}

function Attempts({ attempts }: Pick<ListedDelivery, "attempts">) {
  const words = useWords("webhooks");
  if (attempts.length === 0) return <small>{words("attempt.none")}</small>;
  return (
    <ol aria-label={words("attempt.list")}>
      {each(attempts, ({ at, status, ms, error }) => {
        const known = attemptErrors.find((one) => one === error);
        return (
          <li>
            <small>
              {words.rich("attempt.at", { moment: <Moment at={at} />, ms })}{" "}
              {known
                ? words(`error.${known}`, { status: status ?? 0 })
                : words("attempt.taken", { status: status ?? 0 })}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
