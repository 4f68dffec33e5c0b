import { findPortal } from "#lib/domains/portals/index.ts";
import { NothingHere } from "../../../nothing-here.tsx";
import { portalMetadata } from "../../portal-metadata.ts";
import { PortalFront } from "../../portal-front.tsx";

type Props = PageProps<"/[locale]/wall/[...path]">;

const pathOf = async ({ params }: Props) => `/${(await params).path.join("/")}`;

export const generateMetadata = async (props: Props) => portalMetadata(await pathOf(props));

/** The page the middleware rewrites to for a gated address without a signed cookie. It reads no member. */
export default async function Wall(props: Props) {
  const path = await pathOf(props);
  const portal = findPortal(path);
  if (!portal) return <NothingHere path={path} />;
  return <PortalFront portal={portal} query={await props.searchParams} />;
}
