import { ButtonLink } from "#components/ui/app-link.tsx";
import { Section } from "#components/ui/section.tsx";

/** The section that leads to the contact page. */
export function AskOffice() {
  return (
    <div className="home-ask">
      <Section
        id="cta"
        title="Ask what a guide leaves open"
        lead="Write what you want to do, and where. A better source for a fact changes the guide."
        action={<ButtonLink href="/contact">Ask a question</ButtonLink>}
        contained={false}
      />
    </div>
  );
}
