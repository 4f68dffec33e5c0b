import { notFound } from "next/navigation";
import { clientAddressOfPage, readVisit, type Visit } from "#lib/auth/index.ts";
import { findPortal, lookUpAccess, lookUpPortalEnquiries, type Portal } from "#lib/portals/index.ts";
import { MemberSide } from "./member-side.tsx";
import { OpenPreview, PortalFront } from "./portal-front.tsx";
import { namesPreview, type PortalQuery } from "./portal-query.ts";

type Props = { path: string; searchParams: Promise<PortalQuery> | PortalQuery };

/**
 * A gated page. Whoever is not signed in sees the wall, or the public preview where the address asks for it; a member
 * sees what is theirs. What the address says never changes who somebody is: that is asked of the session's row.
 */
export async function PortalPage({ path, searchParams }: Props) {
  const portal = findPortal(path);
  if (!portal) notFound();
  const query = await searchParams;
  const who = await readVisit();
  switch (who.state) {
    case "nobody":
      return <PortalFront portal={portal} query={query} />;
    case "away":
      return <OpenPreview portal={portal} query={query} visitor="away" />;
    case "member":
      return <Inside portal={portal} query={query} visit={who.visit} />;
    default:
      return who satisfies never;
  }
}

async function Inside({ portal, query, visit }: { portal: Portal; query: PortalQuery; visit: Visit }) {
  if (namesPreview(query)) return <OpenPreview portal={portal} query={query} visitor="member" />;
  const address = await clientAddressOfPage();
  const [access, enquiries] = await Promise.all([
    portal.access === "grant" ? lookUpAccess(visit, portal.key, address) : ({ state: "open" } as const),
    lookUpPortalEnquiries(visit, portal),
  ]);
  if (access.state === "away") return <OpenPreview portal={portal} query={query} visitor="away" />;
  return (
    <MemberSide
      portal={portal}
      access={access}
      enquiries={enquiries}
      member={visit.member}
      address={address}
    />
  );
}
