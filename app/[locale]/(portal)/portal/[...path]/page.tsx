import { portalMetadata } from "../../portal-metadata.ts";
import { PortalPage } from "../../portal-page.tsx";

type Props = PageProps<"/[locale]/portal/[...path]">;

const pathOf = async ({ params }: Props) => `/portal/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => portalMetadata(await pathOf(props));

/** Serves every portal without its own page file. A portal that is not in the list does not exist. */
export default async function Portal(props: Props) {
  return <PortalPage path={await pathOf(props)} searchParams={props.searchParams} />;
}
