import { ButtonLink } from "#components/ui/button-link.tsx";
import { Section } from "#components/ui/section.tsx";

/** The way to a person. */
export function AskOffice() {
  return (
    <div className="home-ask">
      <Section
        id="cta"
        title="Ask what a guide leaves open"
        lead="Write what you want to do, and where. If you find a mistake, tell us the source you trust more; the guide changes when the source holds."
        action={<ButtonLink href="/contact">Ask a question</ButtonLink>}
        contained={false}
      />
    </div>
  );
}
