import { FormStart } from "#components/forms/steps/form-start.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findForm } from "#lib/forms/index.ts";
import { linkChoice } from "#lib/forms/open/chosen-by-link.ts";
import { formPath } from "#lib/forms/open/form-path.ts";
import { introduce } from "#lib/forms/open/form-words.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import "#app/sheets/form.css";

type Props = PageProps<"/[locale]/forms/[form]/of">;

export async function generateMetadata({ params }: Props) {
  const form = findForm((await params).form);
  if (!form) return nothingHereMetadata;
  const { title, lead } = introduce(form);
  const words = await pageWords("forms");
  return pageMetadata({
    path: formPath(form.id),
    title: words("start.documentTitle", { title }),
    description: lead,
    index: false,
  });
}

/** The first page of a form, where the link to it chose an answer: that goes along to the step that asks for it. */
export default async function FormOfPage({ params, searchParams }: Props) {
  const { form: id } = await params;
  const form = findForm(id);
  if (!form) return <NothingHere path={`/forms/${id}`} />;
  const path = formPath(form.id);
  return (
    <>
      <Breadcrumbs path={path} />
      <Container className="pb-section">
        <FormStart form={form} choice={linkChoice(form, await searchParams)} />
        <PageEnd path={path} />
      </Container>
    </>
  );
}
