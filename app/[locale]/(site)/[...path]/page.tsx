import { notFound } from "next/navigation";
import { PageView } from "#components/content/page-view.tsx";
import { hasChat } from "#lib/domains/chat/open/has-chat.ts";
import { findRecord } from "#lib/data/content/records/find-record.ts";
import { recordMetadata, recordParts } from "../../record-pages.ts";
import "#app/sheets/record.css";

type Props = PageProps<"/[locale]/[...path]">;

export const dynamicParams = false;
export const generateStaticParams = () => recordParts(hasChat);

const pathOf = async ({ params }: Props) => `/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => recordMetadata(await pathOf(props));

/** Serves every record page, except those without the chat. */
export default async function RecordPage(props: Props) {
  const page = findRecord(await pathOf(props));
  if (!page) notFound();
  return <PageView page={page} />;
}
