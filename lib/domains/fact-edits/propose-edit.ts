import "server-only";
import { randomUUID } from "node:crypto";
import { record } from "#lib/services/audit/index.ts";
import { applyEdit, digestOfFact, editSource, type FactEdit } from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { controlOf, fieldOf, readValues } from "./fields-of.ts";
import { getFact } from "./look-up-fact.ts";
import { reasonField, sourceFields } from "./open/fields.ts";
import { valuesOf } from "./fact-words.ts";
import type { FactAddress } from "./schema.ts";
import { sourcesOfFact } from "./links.ts";
import { sealWords } from "./stored-edit.ts";

/** The form fields of a proposal: the fact's values, their source, and the reason. */
export const fieldsOfProposal = ({ country, fact }: FactAddress): readonly Field[] => [
  ...getFact(country, fact).fact.leaves.map(fieldOf),
  ...sourceFields,
  reasonField,
];

const wrong = (fields: Record<string, string[]>) =>
  new AppError("invalid_input", fault("checkFields"), { fields });

/** The control names of the parts of a source. */
const sourceControls = {
  title: "sourceTitle",
  publisher: "sourcePublisher",
  url: "sourceUrl",
  asOf: "sourceAsOf",
} as const;

type Answers = Readonly<Record<string, unknown>>;

function readSource(answers: Answers): FactEdit["source"] {
  const parsed = editSource.safeParse({
    title: answers["sourceTitle"],
    publisher: answers["sourcePublisher"],
    url: answers["sourceUrl"],
    asOf: answers["sourceAsOf"],
  });
  if (parsed.success) return parsed.data;
  const parts = new Set(parsed.error.issues.map(({ path }) => path[0] as keyof typeof sourceControls));
  const sentences = { url: fault("fact.sourceUrl"), asOf: fault("fact.sourceAsOf") };
  throw wrong(
    Object.fromEntries(
      [...parts].map((part) => [
        sourceControls[part],
        [part === "url" || part === "asOf" ? sentences[part] : fault("fact.source")],
      ]),
    ),
  );
}

/**
 * Stores a proposal of another value for a fact. It is shown nowhere until a second person approves it. Throws
 * `invalid_input` for values the fact may not have, and for an invalid source.
 */
export async function proposeEdit(
  { member }: Visit,
  { country, fact: path }: FactAddress,
  answers: Answers,
): Promise<{ id: string; country: string }> {
  const { file, base, fact, built } = getFact(country, path);
  const values = readValues(fact.leaves, answers);
  const edit: FactEdit = {
    id: randomUUID(),
    country,
    path,
    base: digestOfFact(built.value),
    values,
    source: readSource(answers),
  };
  const outcome = applyEdit(file, base, edit);
  if (outcome.does === "misfit") throw wrong(misfits(outcome.leaves, fact.leaves));
  const about = { countrySlug: country, path };
  await db().$transaction(async (on) => {
    await on.factEdit.create({
      data: {
        id: edit.id,
        ...about,
        base: edit.base,
        before: valuesOf(fact.leaves) as Prisma.InputJsonObject,
        values: values as Prisma.InputJsonObject,
        beforeSources: sourcesOfFact(file, fact).map(({ title }) => title),
        sourceTitle: edit.source.title,
        sourcePublisher: edit.source.publisher,
        sourceUrl: edit.source.url,
        sourceAsOf: edit.source.asOf,
        reason: sealWords(about, String(answers["reason"] ?? "")),
        proposedBy: member.id,
      },
      select: { id: true },
    });
    const detail = { edit: edit.id, country, fact: path };
    await record({ action: "fact.proposed", outcome: "done", actorId: member.id, detail }, on);
  });
  return { id: edit.id, country };
}

/** An error next to each field whose value the fact may not have, or next to the first field if none is at fault. */
function misfits(names: readonly string[], leaves: readonly { name: string }[]): Record<string, string[]> {
  const marked = leaves.filter(({ name }) =>
    names.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`)),
  );
  const shown = marked.length > 0 ? marked : leaves.slice(0, 1);
  return Object.fromEntries(shown.map(({ name }) => [controlOf(name), [fault("fact.misfit")]]));
}
