import { FormTerms } from "#components/forms/form-terms.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { ApplySection } from "#lib/data/content/types.ts";
import { getForm } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { openVacanciesPath } from "#lib/domains/vacancies/open/paths.ts";

/** What an application requires and what it gives, with a link to the form. */
export function Apply({ form: id, ...head }: ApplySection) {
  const words = useWords("forms");
  const form = getForm(id);
  return (
    <SectionFrame {...head}>
      <FormTerms form={form} />
      <div className="page-actions">
        <ButtonLink href={form.isFor ? openVacanciesPath : formPath(id)}>
          {words(form.isFor ? "start.posts" : "start.begin")}
        </ButtonLink>
      </div>
    </SectionFrame>
  );
}
