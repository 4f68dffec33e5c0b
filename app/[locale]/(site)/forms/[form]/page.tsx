import { notFound } from "next/navigation";
import { FormStart } from "#components/forms/steps/form-start.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Container } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findForm } from "#lib/forms/index.ts";
import { formIds } from "#lib/forms/open/form-ids.ts";
import { formPath } from "#lib/forms/open/form-path.ts";
import { introduce } from "#lib/forms/open/form-words.ts";
import "#app/sheets/form.css";

type Props = PageProps<"/[locale]/forms/[form]">;

export const dynamicParams = false;
export const generateStaticParams = () => formIds.map((form) => ({ form }));

export async function generateMetadata({ params }: Props) {
  const form = findForm((await params).form);
  if (!form) return {};
  const { title, lead } = introduce(form);
  const words = await pageWords("forms");
  return pageMetadata({
    path: formPath(form.id),
    // The page about it is often called as the form is.
    title: words("start.documentTitle", { title }),
    description: lead,
  });
}

export default async function FormPage({ params }: Props) {
  const form = findForm((await params).form);
  if (!form) notFound();
  const path = formPath(form.id);
  return (
    <>
      <Breadcrumbs path={path} />
      <Container className="pb-section">
        <FormStart form={form} />
        <PageEnd path={path} />
      </Container>
    </>
  );
}
