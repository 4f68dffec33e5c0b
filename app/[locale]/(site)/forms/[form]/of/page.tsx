import { findForm } from "#lib/domains/forms/index.ts";
import { linkChoice } from "#lib/domains/forms/open/form-links.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import { startMetadata, StartPage } from "../../start-page.tsx";

type Props = PageProps<"/[locale]/forms/[form]/of">;

export async function generateMetadata({ params }: Props) {
  const form = findForm((await params).form);
  return form ? startMetadata(form, { index: false }) : nothingHereMetadata;
}

/** The first page of a form whose link chose an answer. The choice is passed on to the step that asks for it. */
export default async function FormOfPage({ params, searchParams }: Props) {
  const { form: id } = await params;
  const form = findForm(id);
  if (!form) return <NothingHere path={`/forms/${id}`} />;
  return <StartPage form={form} choice={linkChoice(form, await searchParams)} />;
}
