import { notFound } from "next/navigation";
import { GuidePrint } from "#components/countries/guide/guide-print.tsx";
import { pathMetadata, pathParams, readPath } from "../../../../../start-path-page.ts";
import "#app/sheets/guide-paper.css";

type Props = PageProps<"/[locale]/start-business/[slug]/[path]/print">;

export const dynamicParams = false;
export const generateStaticParams = pathParams;

export const generateMetadata = async ({ params }: Props) =>
  pathMetadata(readPath(await params), { view: "print" });

export default async function PathPrintPage({ params }: Props) {
  const found = readPath(await params);
  if (!found) notFound();
  return <GuidePrint {...found} />;
}
