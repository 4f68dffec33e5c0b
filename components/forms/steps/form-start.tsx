import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { PageHeader } from "#components/ui/section.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { FormTerms } from "#components/forms/form-terms.tsx";
import { useWords } from "#components/words/use-words.ts";
import { sendLimits } from "#lib/domains/forms/index.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { introduce, stepTitle } from "#lib/data/content/form-words.ts";
import { openSubmissionMonths, startedDays, startedMemberDays } from "#lib/data/retention/open/periods.ts";
import { formPath, statusPath, stepPath } from "#lib/domains/forms/open/form-path.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { openVacanciesPath } from "#lib/domains/vacancies/open/paths.ts";

type Props = {
  form: FormDefinition;
  /** What the link to this page preselected in the first step, as a query. */
  choice?: string;
};

/** What a form is for, what it takes and who decides: before anything is asked. */
export function FormStart({ form, choice = "" }: Props) {
  const words = useWords("forms");
  const { title, lead, have, after } = introduce(form, words.locale);
  const [first] = form.steps;
  return (
    <div className="form-page">
      <PageHeader contained={false} title={title} lead={lead}>
        {form.isFor ? (
          <Notice title={words("start.forPost")}>
            <p>{words("start.forPostText")}</p>
            <p className="pt-3">
              <ButtonLink href={linkOnPage(formPath(form.id), openVacanciesPath)}>
                {words("start.posts")}
              </ButtonLink>
            </p>
          </Notice>
        ) : (
          first && (
            <ButtonLink href={stepPath(form.id, choice ? `${first.name}&${choice}` : first.name)}>
              {words("start.begin")}
            </ButtonLink>
          )
        )}
        <p className="mt-4">{words(form.sender === "member" ? "start.account" : "start.noAccount")}</p>
      </PageHeader>
      <FormTerms form={form} />
      <section aria-labelledby="have">
        <h2 id="have" className="mb-3 text-xl">
          {words("start.have")}
        </h2>
        <ul className="form-list">
          {each(have, (thing) => (
            <li>{thing}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="asked">
        <h2 id="asked" className="mb-3 text-xl">
          {words("start.steps")}
        </h2>
        <ol className="form-list list-decimal">
          {each(form.steps, ({ name }) => (
            <li>{stepTitle(form.id, name, words.locale)}</li>
          ))}
        </ol>
        <p className="mt-3">{words("start.limit", sendLimits)}</p>
      </section>
      <section aria-labelledby="after">
        <h2 id="after" className="mb-3 text-xl">
          {words("start.after")}
        </h2>
        <p>{after}</p>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept" className="mb-3 text-xl">
          {words("start.kept")}
        </h2>
        <p>
          {words(form.isLetter ? "start.keptLetter" : "start.keptText", {
            days: startedDays,
            memberDays: startedMemberDays,
            months: form.keepMonths,
            openMonths: openSubmissionMonths,
          })}
        </p>
        {form.listing && <p className="mt-3">{words("start.listed")}</p>}
      </section>
      <ul className="form-foot">
        <li>
          {words("start.about")}:{" "}
          <AppLink className="link" href={linkOnPage(formPath(form.id), form.about)}>
            {words("start.aboutLink")}
          </AppLink>
        </li>
        <li>
          {words("start.sent")}{" "}
          <AppLink className="link" href={statusPath}>
            {words("start.follow")}
          </AppLink>
        </li>
      </ul>
    </div>
  );
}
