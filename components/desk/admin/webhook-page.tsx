import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { deliveryDays } from "#lib/data/retention/open/periods.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { ListedDelivery, ListedWebhook, WebhookLog } from "#lib/domains/webhooks/index.ts";
import { attemptErrors, shownDeliveries } from "#lib/domains/webhooks/open/deliveries.ts";
import { conversationEvents, eventOf } from "#lib/domains/webhooks/open/events.ts";
import {
  webhookCall,
  changeWebhookPath,
  webhooksPath,
  type WebhookDone,
} from "#lib/domains/webhooks/open/paths.ts";
import { DeskFrame } from "../desk-frame.tsx";
import { WebhookState } from "./webhook-state.tsx";

type WebhookDeliveryProps = { delivery: ListedDelivery; webhookId: string };

const tones = { waiting: "info", sent: "good", failed: "danger" } as const;

/** An event that was sent to a webhook or waits to be, with its attempts. It never shows the payload. */
function WebhookDelivery({ delivery, webhookId }: WebhookDeliveryProps) {
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

type Props = {
  member: Pick<Member, "email" | "role">;
  log: WebhookLog;
  /** Its secret, which is shown only once. */
  secret: string | undefined;
  done: WebhookDone | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
};

/** One webhook: its state, the actions on it, and its latest deliveries. */
export function WebhookPage({ member, log: { webhook, deliveries }, secret, done, state }: Props) {
  const words = useWords("webhooks");
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={webhooksPath}
      title={webhook.name}
      lead={words("one.lead")}
      done={done && words(`done.${done}`)}
      state={state}
    >
      <a className="link form-back" href={webhooksPath}>
        {words("form.back")}
      </a>
      {secret && (
        <Notice tone="caution" title={words("secret.once")}>
          <p>{words("secret.copy")}</p>
          <p className="admin-code" translate="no">
            <code translate="no">{secret}</code>
          </p>
        </Notice>
      )}
      <Panel id="state" title={words("state.title")}>
        <WebhookState webhook={webhook} />
        <Facts webhook={webhook} />
        <Actions webhook={webhook} />
      </Panel>
      <Panel
        id="deliveries"
        title={words("log.title")}
        lead={words("log.lead", { most: shownDeliveries, days: deliveryDays })}
      >
        {deliveries.length > 0 ? (
          <ol className="account-rows admin-entries">
            {each(deliveries, (delivery) => (
              <WebhookDelivery delivery={delivery} webhookId={webhook.id} />
            ))}
          </ol>
        ) : (
          <EmptyState title={words("log.none")} pattern="adire">
            <p>{words("log.noneText")}</p>
          </EmptyState>
        )}
      </Panel>
    </DeskFrame>
  );
}

function Facts({ webhook }: { webhook: ListedWebhook }) {
  const words = useWords("webhooks");
  const { url, events, secretAt, createdAt, createdBy } = webhook;
  return (
    <dl className="admin-facts">
      <dt>{words("field.url")}</dt>
      <dd className="admin-code" translate="no">
        {url}
      </dd>
      <dt>{words("field.events")}</dt>
      <dd>
        <ul>
          {each(
            conversationEvents.filter((event) => events.includes(eventOf(event))),
            (event) => (
              <li>{words(`field.events.is.${event}`)}</li>
            ),
          )}
        </ul>
      </dd>
      <dt>{words("fact.secret")}</dt>
      <dd>{words.rich("fact.secretSince", { moment: <Moment at={secretAt} /> })}</dd>
      <dt>{words("fact.added")}</dt>
      <dd>
        {words.rich(createdBy ? "fact.addedBy" : "fact.addedAt", {
          moment: <Moment at={createdAt} />,
          by: createdBy,
        })}
      </dd>
    </dl>
  );
}

function Actions({ webhook: { id, version, offAt } }: { webhook: ListedWebhook }) {
  const words = useWords("webhooks");
  const read = { id, version: String(version) };
  const button = (action: "pause" | "resume" | "ping" | "rotate" | "remove") => (
    <PlainForm
      action={webhookCall(action)}
      fields={[]}
      hidden={read}
      submitLabel={words(`action.${action}`)}
      variant="secondary"
    />
  );
  return (
    <>
      <div className="page-actions">
        <ButtonLink variant="secondary" href={changeWebhookPath(id)}>
          {words("action.change")}
        </ButtonLink>
        {button(offAt ? "resume" : "pause")}
        {!offAt && button("ping")}
      </div>
      <details>
        <summary>{words("action.more")}</summary>
        <div className="grid gap-4">
          <p>{words("action.rotateAbout")}</p>
          {button("rotate")}
          <p>{words("action.removeAbout")}</p>
          {button("remove")}
        </div>
      </details>
    </>
  );
}
