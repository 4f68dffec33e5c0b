import { SectionFrame } from "#components/page/section-frame.tsx";
import { LeadForm } from "#components/page/lead-form.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import type { Member } from "#lib/members/index.ts";
import type { Portal, PortalEnquiry } from "#lib/portals/index.ts";
import { usePageLocale } from "#components/words/use-words.ts";
import { isFiledType } from "#lib/leads/open/lead-types.ts";
import { leadLabel } from "#lib/leads/open/lead-words.ts";
import { Moment } from "#components/page/moment.tsx";

type Props = { portal: Portal; enquiries: readonly PortalEnquiry[] | "away"; member: Member };

/** What the member has asked in this matter, and the form to ask more. */
export function PortalEnquiries({ portal, enquiries, member }: Props) {
  return (
    <SectionFrame
      id="support"
      heading="Your enquiries"
      lead="What you asked about this portal with the e-mail address of your account. Answers come by e-mail."
    >
      <div className="portal-state">
        <Enquiries enquiries={enquiries} />
        <Disclosure summary="Ask about this portal">
          <LeadForm leadType="contact" page={portal.path} answerTo={member.email} />
        </Disclosure>
      </div>
    </SectionFrame>
  );
}

function Enquiries({ enquiries }: Pick<Props, "enquiries">) {
  const locale = usePageLocale();
  if (enquiries === "away")
    return <p>Your enquiries cannot be looked up right now. Open the page again in a few minutes.</p>;
  if (enquiries.length === 0) {
    return (
      <p>You have not asked anything yet. A question you send with the form below is then listed here.</p>
    );
  }
  return (
    <ul className="portal-rows">
      {each(enquiries, ({ reference, leadType, filedAt }) => (
        <li>
          <a href={`/contact/received?reference=${reference}`}>{reference}</a>
          <span>{isFiledType(leadType) ? leadLabel(leadType, locale) : leadType}</span>
          <span className="text-muted">
            <Moment at={filedAt} day />
          </span>
        </li>
      ))}
    </ul>
  );
}
