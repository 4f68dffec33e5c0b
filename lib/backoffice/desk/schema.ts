import { z } from "zod";
import { asRead, asReadBefore, rowNumber, rowVersion } from "#lib/domains/fields/open/row-numbers.ts";
import { labelsIn, longestLabel, mostLabels } from "#lib/domains/cases/open/labels.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { csvSeparators } from "#lib/platform/text/csv-separators.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { bulkFields, bulkPosts, mostAtOnce, readReads } from "./open/bulk.ts";
import { fieldsOfAction, type DeskAction } from "./open/actions.ts";
import { replyFields, unknownGaps } from "./open/replies.ts";
import { sayFields } from "./open/talk.ts";
import { viewFields } from "./open/views.ts";

const ofCase = {
  reference: z.string(says("case.unknown")).max(20, says("case.unknown")),
  /** The version that was read. */
  version: rowVersion(says("case.version"), 1),
};

/** The assignee: a colleague's id, or nobody. */
const to = z.union([z.uuid(says("case.assignee")), z.literal("nobody")], says("case.assignee"));

/** The error in the labels typed; undefined if there is none. */
function labelsFault(typed: string): string | undefined {
  const labels = labelsIn(typed);
  if (labels.length > mostLabels) return fault("case.labelsMany", { most: mostLabels });
  const long = labels.find((label) => label.length > longestLabel);
  return long && fault("case.labelLong", { label: long, most: longestLabel });
}

/** The input of an action's route. */
export const actionSchema = (action: DeskAction): z.ZodType<ActionInput> =>
  z
    .object({ ...ofCase, ...(action === "assign" && { to }) }, says("case.unknown"))
    .and(schemaOf<readonly Field[]>(fieldsOfAction[action]))
    .superRefine((given, context) => {
      const { labels } = given as Partial<ActionInput>;
      const message = labels && labelsFault(labels);
      if (message) context.addIssue({ code: "custom", path: ["labels"], message });
    }) as z.ZodType<ActionInput>;

/** The input of every action, and the optional fields of some. */
export type ActionInput = {
  reference: string;
  version: number;
  words?: string | undefined;
  labels?: string | undefined;
  into?: string | undefined;
  until?: string | undefined;
  networks?: string | undefined;
  to?: string | undefined;
};

/** Enough for the maximum number of references with their versions. */
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

/** A colleague's id, "me" or nobody. A form without an assignee sends it empty. */
const toOfSeveral = z
  .union([z.uuid(says("case.assignee")), z.enum(["nobody", "me", ""])], says("case.assignee"))
  .optional()
  .transform((named) => (named === "me" || named === "" ? undefined : named));

/** The input of POST /api/admin/cases/bulk. */
export const bulkInput = z
  .object(
    {
      do: z.enum(bulkPosts, says("case.bulkAction")),
      to: toOfSeveral,
      cases: casesRead,
    },
    says("case.bulkNone"),
  )
  .and(schemaOf(bulkFields));

export type BulkInput = z.output<typeof bulkInput>;

const longestView = 1_000;

/** A view of the queue, as the query string of its page. Invalid parts are ignored. */
const viewInput = z.object(
  { view: z.string(says("case.bulkView")).max(longestView, says("case.bulkView")) },
  says("case.bulkView"),
);

/** The input of POST /api/admin/cases/export. */
export const exportInput = viewInput.and(
  z.object({ separator: z.enum(csvSeparators, says("case.bulkView")).default("comma") }),
);

/** A view with its name. */
export const viewSaved = viewInput.and(schemaOf(viewFields));

export const viewRemoved = z.object({ id: z.uuid(says("view.unknown")) }, says("view.unknown"));

/** The input of POST /api/admin/replies; without an id it adds a new reply. */
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

/** The input of POST /api/admin/chat/say. The id is made once for each message, so that a retry is not stored again. */
export const sayInput = z
  .object({ reference: talk, id: z.uuid(says("case.unknown")) }, says("case.unknown"))
  .and(schemaOf(sayFields));
export type MessageInput = z.output<typeof sayInput>;

/** The input of POST /api/admin/chat/tell: a read receipt or a typing notice. */
export const talkNotice = z.union(
  [
    z.strictObject({ reference: talk, seen: rowNumber(says("chat.unreadable")) }),
    z.strictObject({ reference: talk, typing: z.literal(true) }),
  ],
  says("chat.unreadable"),
);
export type TalkNotice = z.output<typeof talkNotice>;
