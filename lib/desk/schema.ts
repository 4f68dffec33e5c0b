import { z } from "zod";
import { asRead, asReadBefore } from "#lib/forms/open/as-read.ts";
import { labelsIn, longestLabel, mostLabels } from "#lib/cases/open/labels.ts";
import type { Field } from "#lib/forms/open/fields.ts";
import { rowNumber, rowVersion } from "#lib/forms/open/row-numbers.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { csvSeparators } from "#lib/text/csv-separators.ts";
import { fault, says } from "#lib/words/faults.ts";
import { bulkFields, bulkPosts, mostAtOnce, readReads } from "./open/bulk.ts";
import { fieldsOfDeed, type DeskDeed } from "./open/deeds.ts";
import { replyFields, unknownGaps } from "./open/replies.ts";
import { sayFields } from "./open/talk.ts";
import { viewFields } from "./open/views.ts";

const ofCase = {
  reference: z.string(says("case.unknown")).max(20, says("case.unknown")),
  /** As it was when it was read. */
  version: rowVersion(says("case.version"), 1),
};

/** To whom: a colleague by the id, or nobody. */
const to = z.union([z.uuid(says("case.assignee")), z.literal("nobody")], says("case.assignee"));

/** What is wrong with labels as they were typed; undefined where nothing is. */
function labelsFault(typed: string): string | undefined {
  const labels = labelsIn(typed);
  if (labels.length > mostLabels) return fault("case.labelsMany", { most: mostLabels });
  const long = labels.find((label) => label.length > longestLabel);
  return long && fault("case.labelLong", { label: long, most: longestLabel });
}

/** What the call of a deed takes. */
export const deedSchema = (deed: DeskDeed): z.ZodType<DeedInput> =>
  z
    .object({ ...ofCase, ...(deed === "assign" && { to }) }, says("case.unknown"))
    .and(schemaOf<readonly Field[]>(fieldsOfDeed[deed]))
    .superRefine((given, context) => {
      const { labels } = given as Partial<DeedInput>;
      const message = labels && labelsFault(labels);
      if (message) context.addIssue({ code: "custom", path: ["labels"], message });
    }) as z.ZodType<DeedInput>;

/** What every deed says, and what some say with it. */
export type DeedInput = {
  reference: string;
  version: number;
  words?: string | undefined;
  labels?: string | undefined;
  into?: string | undefined;
  until?: string | undefined;
  networks?: string | undefined;
  to?: string | undefined;
};

/** So many references with their versions are no longer than this. */
const longestCases = 4_000;

const casesRead = z
  .string(says("case.bulkNone"))
  .max(longestCases, says("case.bulkMany", { most: mostAtOnce }))
  .transform((named) => readReads(named.split(/\s+/)))
  .pipe(
    z
      .array(z.object({ reference: z.string(), version: z.number() }))
      .min(1, says("case.bulkNone"))
      .max(mostAtOnce, says("case.bulkMany", { most: mostAtOnce })),
  );

/** A colleague by the id, oneself, or nobody. A form that asks for none sends it empty. */
const toOfSeveral = z
  .union([z.uuid(says("case.assignee")), z.enum(["nobody", "me", ""])], says("case.assignee"))
  .optional()
  .transform((named) => (named === "me" || named === "" ? undefined : named));

/** What POST /api/admin/cases/bulk takes. */
export const bulkInput = z
  .object(
    {
      do: z.enum(bulkPosts, says("case.bulkDeed")),
      to: toOfSeveral,
      cases: casesRead,
    },
    says("case.bulkNone"),
  )
  .and(schemaOf(bulkFields));

export type BulkInput = z.output<typeof bulkInput>;

const longestView = 1_000;

/** A view of the queue, as the query of its page. What of it means nothing is left out. */
export const viewInput = z.object(
  { view: z.string(says("case.bulkView")).max(longestView, says("case.bulkView")) },
  says("case.bulkView"),
);

/** What POST /api/admin/cases/export takes. */
export const exportInput = viewInput.and(
  z.object({ separator: z.enum(csvSeparators, says("case.bulkView")).default("comma") }),
);

/** A view with the name it is kept under. */
export const viewSaved = viewInput.and(schemaOf(viewFields));

export const viewRemoved = z.object({ id: z.uuid(says("view.unknown")) }, says("view.unknown"));

/** What POST /api/admin/replies takes: without an id they are new. */
export const replySaved = z
  .object(asRead(says("reply.unknown")), says("reply.unknown"))
  .and(schemaOf(replyFields))
  .superRefine(({ words }, context) => {
    const [name] = unknownGaps(words);
    if (name === undefined) return;
    const field = `{${name}}`;
    context.addIssue({ code: "custom", path: ["words"], message: fault("reply.field", { field }) });
  });
export type ReplySaved = z.output<typeof replySaved>;

export const replyRemoved = asReadBefore(says("reply.unknown"));

const talk = z.string(says("case.unknown")).max(20, says("case.unknown"));

/** What POST /api/admin/chat/say takes; the id is made once for what is said, so that it is said once. */
export const sayInput = z
  .object({ reference: talk, id: z.uuid(says("case.unknown")) }, says("case.unknown"))
  .and(schemaOf(sayFields));
export type SaidInput = z.output<typeof sayInput>;

/** What POST /api/admin/chat/tell takes: what a screen shows, or that somebody is writing. */
export const talkTold = z.union(
  [
    z.strictObject({ reference: talk, seen: rowNumber(says("chat.unreadable")) }),
    z.strictObject({ reference: talk, typing: z.literal(true) }),
  ],
  says("chat.unreadable"),
);
export type TalkTold = z.output<typeof talkTold>;
