import { hasChat } from "#lib/chat/open/has-chat.ts";
import { recordMetadata, RecordPage, recordParts } from "../../record-page.tsx";

type Props = PageProps<"/[locale]/[...path]">;

export const dynamicParams = false;
export const generateStaticParams = () => recordParts(hasChat);

const pathOf = async ({ params }: Props) => `/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => recordMetadata(await pathOf(props));

/** Every page that is kept as a record, but those without the chat. */
export default async function Record(props: Props) {
  return <RecordPage path={await pathOf(props)} />;
}
