import { WebhookPage } from "#components/desk/admin/webhook-page.tsx";
import { WebhooksPage } from "#components/desk/admin/webhooks-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { listWebhooks, readWebhook, showSecret } from "#lib/domains/webhooks/index.ts";
import { webhookFormId } from "#lib/domains/webhooks/open/fields.ts";
import { webhookActions, webhookDone, webhooksPath } from "#lib/domains/webhooks/open/paths.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("webhooks");
  return staffMetadata(webhooksPath, { title: words("page.title"), description: words("page.lead") });
}

export default async function Webhooks({ searchParams }: PageProps<"/[locale]/admin/webhooks">) {
  const visit = await readColleague(webhooksPath);
  if (!visit) return <NothingHere path={webhooksPath} />;
  const query = await searchParams;
  const [id, change] = [query["id"], query["change"]].map((given) => [given].flat()[0] ?? "");
  const [first, ...others] = webhookActions.map(webhookFormId) as [string, ...string[]];
  const state = await readFormState(query, first, ...others);
  const done = webhookDone.find((action) => action === query["done"]);
  const read = isUuid(id)
    ? await unlessAway("readWebhook", async () => ({ log: await readWebhook(visit, id) }))
    : undefined;
  if (read?.log && isUuid(id)) {
    const isNew = done === "added" || done === "rotate";
    const secret = isNew ? await unlessAway("showSecret", () => showSecret(visit, id)) : undefined;
    return <WebhookPage member={visit.member} log={read.log} secret={secret} done={done} state={state} />;
  }
  return (
    <WebhooksPage
      member={visit.member}
      webhooks={await unlessAway("listWebhooks", () => listWebhooks(visit))}
      changing={change ?? ""}
      done={done}
      state={state}
    />
  );
}
