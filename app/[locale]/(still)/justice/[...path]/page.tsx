import { hasChat } from "#lib/chat/open/has-chat.ts";
import { recordMetadata, RecordPage, recordParts } from "../../../record-page.tsx";

type Props = PageProps<"/[locale]/justice/[...path]">;

export const dynamicParams = false;
export const generateStaticParams = () =>
  recordParts((path) => !hasChat(path)).map(({ path: [, ...path] }) => ({ path }));

const pathOf = async ({ params }: Props) => `/justice/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => recordMetadata(await pathOf(props));

/** The records of justice work. */
export default async function JusticeRecord(props: Props) {
  return <RecordPage path={await pathOf(props)} />;
}
