import type { WholeSubmission } from "#lib/domains/forms/submissions/read-queue.ts";
import { Refusal, endWith } from "../say.ts";
import { answerOrder } from "../on-site.ts";
import { readOrder, type Order } from "./submission-order.ts";

const command = "npm run submissions";

/** Loaded only when the command is valid: these modules read the settings as they load. */
async function load() {
  const [forms, { readReference }, { formTitle }] = await Promise.all([
    import("#lib/domains/forms/index.ts"),
    import("#lib/platform/text/reference.ts"),
    import("#lib/data/content/form-words.ts"),
  ]);
  return { forms, readReference, formTitle };
}
type Site = Awaited<ReturnType<typeof load>>;

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

async function list({ forms, formTitle }: Site, isAll: boolean): Promise<string> {
  const rows = await forms.listQueue({ isAll });
  if (rows.length === 0) return isAll ? "Nothing has been sent yet." : "Nothing waits for a decision.";
  return rows
    .map(({ reference, form, state, sentAt, dueAt }) =>
      [reference, state.padEnd(9), `sent ${day(sentAt)}`, `due ${day(dueAt)}`, formTitle(form.id)].join("  "),
    )
    .join("\n");
}

function describe({ forms, formTitle }: Site, whole: WholeSubmission): string {
  const { reference, form, state, address, answers, events, files } = whole;
  return [
    `${reference}  ${formTitle(form.id)}  ${state}`,
    `From: ${address}`,
    ...forms
      .answersInWords(form, answers, "en", files)
      .flatMap(({ title, answers: rows }) => [
        "",
        title,
        ...rows.map(({ label, answer }) => `  ${label}: ${(answer ?? "-").replaceAll("\n", "\n    ")}`),
      ]),
    "",
    ...files.map(
      ({ id, name, kind, size, state: held }) => `file ${id}  ${name}  ${kind}  ${size} bytes  ${held}`,
    ),
    ...(files.some(({ state: held }) => held === "unscanned")
      ? ["No scanner is set up (CLAMD_URL): open files marked unscanned with care."]
      : []),
    ...events.map(({ kind, at, words }) => `${day(at)}  ${kind}${words ? `: ${words}` : ""}`),
  ].join("\n");
}

async function obey(site: Site, order: Order): Promise<string> {
  if (order.action === "list") return list(site, order.isAll);
  const reference = site.readReference(order.reference);
  if (!reference) throw new Refusal(`"${order.reference}" is no reference. One looks like AK-2345-6789.`);
  if (order.action === "show") {
    const whole = await site.forms.readSubmission(reference, { by: command });
    if (!whole) throw new Refusal(`Nothing is filed under ${reference}.`);
    return describe(site, whole);
  }
  const { words } = order;
  if (order.action === "ask") await site.forms.askSender(reference, words, { by: command });
  else {
    const state = order.action === "accept" ? "accepted" : "refused";
    await site.forms.decideSubmission(reference, { state, reason: words, by: command });
  }
  return `Done: ${order.action} ${reference}. The mail to the sender waits in the outbox.`;
}

/** Prints submissions in full, addresses included: reading and deciding them is what this command is for. */
async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  await answerOrder(async () => obey(await load(), order));
}

await run().catch(endWith);
