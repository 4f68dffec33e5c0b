import { FormStart } from "#components/forms/steps/form-start.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import type { FormDefinition } from "#lib/domains/forms/open/form.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import "#app/sheets/form.css";

/** The metadata of the first page of a form. `index` is false if a link chose an answer. */
export async function startMetadata(form: FormDefinition, { index = true }: { index?: boolean } = {}) {
  const { title, lead } = introduce(form);
  const words = await pageWords("forms");
  return pageMetadata({
    path: formPath(form.id),
    // The page about the form often has the same title.
    title: words("start.documentTitle", { title }),
    description: lead,
    index,
  });
}

type Props = {
  form: FormDefinition;
  /** The answer chosen by the link to the form, as the query of its first step. */
  choice?: string;
};

/** The first page of a form. */
export function StartPage({ form, choice = "" }: Props) {
  const path = formPath(form.id);
  return (
    <>
      <Breadcrumbs path={path} />
      <Container className="pb-section">
        <FormStart form={form} choice={choice} />
        <PageEnd path={path} />
      </Container>
    </>
  );
}
