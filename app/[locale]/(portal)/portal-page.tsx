import { MemberSide } from "#components/portals/member-side.tsx";
import { OpenPreview } from "#components/portals/portal-preview.tsx";
import { aboutOf, doneOf, namesPreview, tabOf, type PortalQuery } from "#components/portals/portal-query.ts";
import { clientAddressOfPage, readVisit, type Visit } from "#lib/domains/members/index.ts";
import { findPortal, lookUpMemberSide, type Portal, grantFormId } from "#lib/domains/portals/index.ts";
import { estimateTransfer, estimateFields } from "#lib/domains/remittance/index.ts";
import { pageWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { portalField } from "#lib/domains/portals/open/fields.ts";
import { quoteFormId } from "#lib/domains/quotes/open/fields.ts";
import { answerActions } from "#lib/domains/quotes/open/paths.ts";
import { applyFormId } from "#lib/domains/vacancies/open/fields.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { PortalFront } from "./portal-front.tsx";
import { NothingHere } from "../nothing-here.tsx";
import "#app/sheets/portal.css";

/** The forms with which a member acts on something shown in a portal. */
const fromInside: readonly string[] = [applyFormId, ...answerActions.map(quoteFormId)];

type Sent = {
  /** The rejected access request for this portal. */
  state?: FormState | undefined;
  /** The rejected form of something shown in it: an application, a quote. */
  begun?: FormState | undefined;
};

/** The rejected form that was sent from this portal, if the query names its draft. */
async function readPortalState(portal: Portal, query: PortalQuery): Promise<Sent> {
  const sent = await readFormState(query, grantFormId, ...fromInside);
  if (sent && fromInside.includes(sent.form)) return { begun: sent };
  const asked = sent?.typed[portalField.name]?.[0] ?? portal.key; // a draft that is gone names no portal
  return { state: asked === portal.key ? sent : undefined };
}

type Props = { path: string; searchParams: Promise<PortalQuery> };

/**
 * A gated page. A signed-out visitor sees the sign-in wall, or the public preview if the query asks for it; a member
 * sees their own data. The query never determines who the visitor is: only the session's row does.
 */
export async function PortalPage({ path, searchParams }: Props) {
  const portal = findPortal(path);
  if (!portal) return <NothingHere path={path} />;
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
  const [side, sent] = await Promise.all([
    lookUpMemberSide(visit, portal, address),
    readPortalState(portal, query),
  ]);
  if (side === "away") return <OpenPreview portal={portal} query={query} visitor="away" />;
  const { member } = visit;
  const estimate = estimateFields.some((name) => name in query)
    ? await estimateTransfer(query, (await pageWords("faults")).locale)
    : undefined;
  return (
    <MemberSide
      {...{ portal, side, member, address, estimate }}
      {...sent}
      tab={tabOf(query)}
      done={doneOf(query)}
      about={aboutOf(query)}
      chosen={[query["quote"]].flat()[0]}
    />
  );
}
