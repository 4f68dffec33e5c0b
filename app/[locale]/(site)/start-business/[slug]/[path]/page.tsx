import { notFound } from "next/navigation";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { pathMetadata, pathParams, readPath } from "../../../../start-path-page.ts";
import "#app/sheets/guide.css";

type Props = PageProps<"/[locale]/start-business/[slug]/[path]">;

export const dynamicParams = false;
export const generateStaticParams = pathParams;

export const generateMetadata = async ({ params }: Props) => pathMetadata(readPath(await params));

export default async function StartPathPage({ params }: Props) {
  const found = readPath(await params);
  if (!found) notFound();
  return <PathGuide {...found} />;
}
