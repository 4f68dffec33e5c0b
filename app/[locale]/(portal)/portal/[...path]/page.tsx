import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";

type Props = PageProps<"/[locale]/portal/[...path]">;

const pathOf = async ({ params }: Props) => `/portal/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => portalMetadata(await pathOf(props));

/** Every portal that has no page of its own. One that is not on the list does not exist. */
export default async function Portal(props: Props) {
  return <PortalPage path={await pathOf(props)} searchParams={props.searchParams} />;
}
