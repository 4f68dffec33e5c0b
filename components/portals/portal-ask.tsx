import { SectionView } from "#components/content/section-view.tsx";
import { SendAnswer, SendEstimate } from "#components/content/tools/send-estimate.tsx";
import { LeadForm } from "#components/page/lead-form.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { Portal, PortalDocument } from "#lib/domains/portals/index.ts";
import { supportSection } from "#lib/domains/portals/shared/words.ts";
import type { Estimate } from "#lib/domains/remittance/index.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

type Props = {
  portal: Portal;
  member: Member;
  /** The document the question is about. */
  about: PortalDocument | undefined;
};

/** The form to ask staff about a portal or one of its documents. A sealed portal leads to the caseworkers instead. */
export function PortalAsk({ portal, member, about }: Props) {
  const words = useWords("member-side");
  const begins = useBeginning(about);
  if (portal.isSealed)
    return <SectionView section={supportSection(portal, words.locale)} page={portal.path} />;
  return (
    <SectionFrame id="support" heading={words("ask.title")} lead={words("ask.lead")}>
      <Disclosure summary={words("ask.open")} open={begins !== undefined}>
        <LeadForm leadType="contact" page={portal.path} answerTo={member.email} typed={begins} />
      </Disclosure>
    </SectionFrame>
  );
}

/** The start of a question about a document: its kind and date, by which staff find it. Its title stays sealed. */
function useBeginning(about: PortalDocument | undefined): Typed | undefined {
  const words = useWords("portal-parts");
  const kinds = useWords("portal-documents");
  if (!about) return undefined;
  const date = dateFormat({ dateStyle: "long", timeZone: "UTC" }, words.locale).format(about.issuedOn);
  return { message: [`${words("about", { kind: kinds(`field.kind.is.${about.kind}`), date })}\n`] };
}

type PortalEstimateProps = {
  /** The path of the portal, whose page shows the result too. */
  path: `/${string}`;
  /** The computed estimate. */
  estimate: Estimate | undefined;
};

/** The cost of a transfer, computed in the portal. The result replaces the form. */
export function PortalEstimate({ path, estimate }: PortalEstimateProps) {
  const words = useWords("portal-parts");
  const action = `${path}#estimate` as const;
  return (
    <SectionFrame id="estimate" heading={words("estimate.title")} lead={words("estimate.lead")}>
      {estimate ? <SendAnswer estimate={estimate} action={action} /> : <SendEstimate action={action} />}
    </SectionFrame>
  );
}
