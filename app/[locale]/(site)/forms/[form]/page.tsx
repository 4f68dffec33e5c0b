import { notFound } from "next/navigation";
import { findForm } from "#lib/domains/forms/index.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";
import { startMetadata, StartPage } from "../start-page.tsx";

type Props = PageProps<"/[locale]/forms/[form]">;

export const dynamicParams = false;
export const generateStaticParams = () => formIds.map((form) => ({ form }));

export async function generateMetadata({ params }: Props) {
  const form = findForm((await params).form);
  return form ? startMetadata(form) : {};
}

export default async function FormPage({ params }: Props) {
  const form = findForm((await params).form);
  if (!form) notFound();
  return <StartPage form={form} />;
}
