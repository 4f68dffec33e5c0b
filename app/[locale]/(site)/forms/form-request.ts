import { unlessAway } from "#lib/platform/http/faults.ts";
import {
  findAmended,
  findStarted,
  readSendLimit,
  type Amended,
  type SendLimit,
  type Started,
} from "#lib/domains/forms/index.ts";
import { checkAnswers, type CheckedForm } from "#lib/domains/forms/shared/check-answers.ts";
import { listUploadsOf, type ListedUpload } from "#lib/services/uploads/index.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { readSiteCookie, readVisit, type Member } from "#lib/domains/members/index.ts";

/** The visitor's progress in a form. `isAway` means that it cannot be read now. */
export type BegunForm = {
  started: Started | undefined;
  /** The submission that this form amends, if any. */
  amended: Amended | undefined;
  checked: CheckedForm;
  /** The files added to it, and those of the submission it amends. */
  files: readonly ListedUpload[];
  member: Member | undefined;
  /** How close the member is to the limit for sent forms, if it applies. */
  limit: SendLimit | undefined;
  isAway: boolean;
};

/** The files added to a form, and those of the submission it amends. */
async function filesOf({ id, amendsId }: Started): Promise<ListedUpload[]> {
  const lists = [{ draftId: id }, ...(amendsId ? [{ submissionId: amendsId }] : [])];
  return (await Promise.all(lists.map(listUploadsOf))).flat();
}

export async function readBegun(form: FormDefinition): Promise<BegunForm> {
  const [who, token] = await Promise.all([readVisit(), readSiteCookie("draft")]);
  const member = who.state === "member" ? who.visit.member : undefined;
  const memberId = member?.id;
  const found =
    who.state === "away"
      ? undefined
      : await unlessAway("readBegun", async () => {
          const started = await findStarted(form.id, { memberId, token });
          const [files, amended, limit] = await Promise.all([
            started ? filesOf(started) : [],
            started && findAmended(started),
            member && form.sender === "member" ? readSendLimit(member.email) : undefined,
          ]);
          return { started, files, amended, limit };
        });
  const started = found?.started;
  return {
    started,
    amended: found?.amended,
    checked: checkAnswers(form, started?.answers ?? {}),
    files: found?.files ?? [],
    member,
    limit: found?.limit,
    isAway: !found,
  };
}
