import { notFound } from "next/navigation";
import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { findRecord } from "#lib/content/records/find-record.ts";
import { keysOf } from "#lib/site/keys-of.ts";
import "#app/sheets/record.css";

type Props = PageProps<"/[locale]/[...path]">;

export const dynamicParams = false;
/** Without the record that has a page of its own, for the map above it. */
export const generateStaticParams = () =>
  keysOf("record")
    .filter((path) => path !== "/explore")
    .map((path) => ({ path: path.slice(1).split("/") }));

const recordOf = async ({ params }: Props) => findRecord(`/${(await params).path.join("/")}`);

export async function generateMetadata(props: Props) {
  const page = await recordOf(props);
  return page ? pageMetadata({ ...page, index: !page.unlisted }) : {};
}

/** Every page that is kept as a record and no more. */
export default async function RecordPage(props: Props) {
  const page = await recordOf(props);
  if (!page) notFound();
  return <PageView page={page} />;
}
