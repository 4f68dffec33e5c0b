import { PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { ListedWebhook } from "#lib/domains/webhooks/index.ts";
import { conversationEvents, eventOf } from "#lib/domains/webhooks/open/events.ts";
import { webhookFields, webhookFormId } from "#lib/domains/webhooks/open/fields.ts";
import {
  changeWebhookPath,
  webhookCall,
  webhookPath,
  webhooksPath,
  type WebhookDone,
} from "#lib/domains/webhooks/open/paths.ts";
import { DeskFrame, ListOrForm, RowForm } from "../desk-frame.tsx";
import { WebhookState } from "./webhook-state.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  webhooks: readonly ListedWebhook[] | undefined;
  /** Which form is open: the id of a webhook, "new", or empty. */
  changing: string;
  done: WebhookDone | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
};

/** The webhooks that receive events of conversations: a list, and a form for one of them. */
export function WebhooksPage({ member, webhooks, changing, done, state }: Props) {
  const words = useWords("webhooks");
  const typed = state?.form === webhookFormId("save") ? state : undefined;
  return (
    <DeskFrame
      column="desk"
      member={member}
      path={webhooksPath}
      title={words("page.title")}
      lead={words("page.lead")}
      done={done === "remove" ? words("done.remove") : undefined}
      state={changing && typed ? undefined : state}
    >
      <ListOrForm
        rows={webhooks}
        changing={changing}
        list={(all) => <List webhooks={all} />}
        form={(webhook) => <Change webhook={webhook} state={typed} />}
      />
    </DeskFrame>
  );
}

/** The initial values of a webhook's form. */
const typedOf = ({ name, url, events }: ListedWebhook) =>
  writePost(webhookFields, {
    name,
    url,
    events: conversationEvents.filter((event) => events.includes(eventOf(event))),
  });

/** If the webhook was deleted in the meantime, what was typed can be added as a new one. */
function Change({ webhook, state }: { webhook: ListedWebhook | undefined; state: FormState | undefined }) {
  const words = useWords("webhooks");
  return (
    <RowForm
      back={{
        href: webhook ? webhookPath(webhook.id) : webhooksPath,
        label: words(webhook ? "form.backToOne" : "form.back"),
      }}
      title={words(webhook ? "form.change" : "form.new")}
      conflict={
        webhook &&
        state?.code === "conflict" && {
          title: words("form.now"),
          text: (
            <>
              <p>{webhook.name}</p>
              <p className="admin-code" translate="no">
                {webhook.url}
              </p>
            </>
          ),
        }
      }
    >
      <PlainForm
        action={webhookCall("save")}
        fields={webhookFields}
        hidden={{ id: webhook?.id ?? "", version: String(webhook?.version ?? "") }}
        state={state ?? (webhook && { typed: typedOf(webhook), faults: {} })}
        submitLabel={words(webhook ? "form.save" : "form.add")}
        className="account-form"
      />
    </RowForm>
  );
}

function List({ webhooks }: { webhooks: readonly ListedWebhook[] }) {
  const words = useWords("webhooks");
  return (
    <>
      <p>
        <ButtonLink href={changeWebhookPath("new")}>{words("form.new")}</ButtonLink>
      </p>
      {webhooks.length === 0 ? (
        <EmptyState title={words("none.title")} pattern="adire">
          <p>{words("none.text")}</p>
        </EmptyState>
      ) : (
        <ul className="admin-cards">
          {each(webhooks, (webhook) => (
            <li className="card admin-card">
              <h2 className="text-lg">
                <a className="link" href={webhookPath(webhook.id)}>
                  {webhook.name}
                </a>
              </h2>
              <p className="admin-code" translate="no">
                {webhook.url}
              </p>
              <WebhookState webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
