import { LeadForm } from "#components/page/lead-form.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { ContactPage } from "./contact-page.tsx";

export const metadata = pageMetadata({
  path: "/contact",
  title: "Contact",
  description:
    "Ask about starting a business in one of the 54 African countries, report a fact that is wrong, or say what you would like to do with us.",
});

export default function Contact() {
  return (
    <ContactPage>
      <LeadForm leadType="contact" page="/contact" askCountry />
    </ContactPage>
  );
}
