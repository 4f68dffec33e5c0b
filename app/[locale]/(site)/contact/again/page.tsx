import { PlainForm } from "#components/forms/plain-form.tsx";
import { LeadForm } from "#components/page/lead-form.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { enquiryAgain, feedbackFormId, leadFormId, pageAgain } from "#lib/domains/leads/index.ts";
import { isHelpDeskType } from "#lib/data/content/lead-types.ts";
import { leadLabel } from "#lib/domains/leads/shared/lead-words.ts";
import { feedbackFields } from "#lib/domains/leads/open/page-feedback.ts";
import { readFormState } from "../../../form-state.ts";
import { ContactPage } from "../contact-page.tsx";

type Props = PageProps<"/[locale]/contact/again">;

export const generateMetadata = async () => {
  const words = await pageWords("fields");
  return pageMetadata({
    path: "/contact",
    title: words("problem"),
    description: words("notSentYet"),
    index: false,
  });
};

/** /contact with a draft in the query: a rejected enquiry, or rejected feedback about a page. */
export default async function ContactAgain({ searchParams }: Props) {
  const state = await readFormState(await searchParams, leadFormId, feedbackFormId);
  return state?.form === feedbackFormId ? <FeedbackAgain state={state} /> : <LeadAgain state={state} />;
}

async function LeadAgain({ state }: { state: FormState | undefined }) {
  const { leadType, page, carried } = enquiryAgain(state);
  const { locale } = await pageWords("leads");
  return (
    <ContactPage
      heading={isHelpDeskType(leadType) ? undefined : leadLabel(leadType, locale)}
      before={<WayBack page={page} />}
    >
      <LeadForm leadType={leadType} page={page} askCountry state={state} carried={carried} />
    </ContactPage>
  );
}

async function FeedbackAgain({ state }: { state: FormState }) {
  const page = pageAgain(state);
  const words = await pageWords("page");
  return (
    <ContactPage heading={words("feedback.title")} before={<WayBack page={page} />}>
      <PlainForm action="/api/page-feedback" fields={feedbackFields} hidden={{ page }} state={state} />
    </ContactPage>
  );
}

async function WayBack({ page }: { page: `/${string}` }) {
  const words = await pageWords("fields");
  if (page === "/contact") return null;
  return (
    <p className="mb-4">
      <a className="link inline-block py-2.5" href={page}>
        {words("backToPage")}
      </a>
    </p>
  );
}
