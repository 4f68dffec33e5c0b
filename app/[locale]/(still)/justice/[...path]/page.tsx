import { notFound } from "next/navigation";
import { PageView } from "#components/content/page-view.tsx";
import { hasChat } from "#lib/domains/chat/open/has-chat.ts";
import { findRecord } from "#lib/data/content/records/find-record.ts";
import { recordMetadata, recordParts } from "../../../record-pages.ts";
import "#app/sheets/record.css";

type Props = PageProps<"/[locale]/justice/[...path]">;

export const dynamicParams = false;
export const generateStaticParams = () =>
  recordParts((path) => !hasChat(path)).map(({ path: [, ...path] }) => ({ path }));

const pathOf = async ({ params }: Props) => `/justice/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => recordMetadata(await pathOf(props));

/** Serves the record pages of the justice division, which have no chat. */
export default async function JusticePage(props: Props) {
  const page = findRecord(await pathOf(props));
  if (!page) notFound();
  return <PageView page={page} />;
}
