import type { ReactNode } from "react";
import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";

const subjects = [
  "A step, a cost or an office in one of the 54 country guides that is not clear to you.",
  "A fact here that is wrong or out of date. Name the page, and the source that knows better.",
  "Funding, supplying or working with one of our divisions.",
  "What this site holds about you, and having it corrected or deleted.",
];

const next = [
  "You get a reference at once. Write it down: it opens your receipt at any time.",
  "The people who run this site read your enquiry. No page of the site shows it.",
  "The answer comes to the e-mail address you give.",
];

const limits = [
  "We give no legal or tax advice and register no business for you. Each guide names the office that does.",
  "We take no money, and we never ask for a password, a card number or a one-time code.",
  "For an emergency, call the emergency number of the country you are in.",
];

type Props = {
  /** The heading above the form. */
  heading?: string | undefined;
  /** Content before the form. */
  before?: ReactNode;
  /** The form: a general enquiry, or a rejected form that was sent from another page. */
  children: ReactNode;
};

/** The contact page. It also shows a rejected form again. */
export function ContactPage({ heading = "Write to us", before, children }: Props) {
  return (
    <>
      <Breadcrumbs path="/contact" />
      <PageHeader
        title="Contact"
        lead="Ask us, correct us, or tell us what you would like to do. One form for all of it."
      />
      <Container className="grid gap-10 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <section aria-labelledby="form-title">
          {before}
          <h2 id="form-title" className="mb-6 text-2xl">
            {heading}
          </h2>
          {children}
        </section>
        <div className="grid content-start gap-10">
          <Points id="subjects" title="What to ask for" points={subjects} />
          <Points id="next" title="What happens next" points={next} isOrdered />
          <Points id="limits" title="What we cannot do" points={limits} />
          <section aria-labelledby="before-title">
            <h2 id="before-title" className="mb-3 text-xl">
              Perhaps the answer is here
            </h2>
            <ul className="grid">
              <li>
                <AppLink className="link inline-block py-2.5" href="/start-business">
                  How to start a business, country by country
                </AppLink>
              </li>
              <li>
                <AppLink className="link inline-block py-2.5" href="/explore/compare">
                  Compare countries
                </AppLink>
              </li>
              <li>
                <AppLink className="link inline-block py-2.5" href="/contact/received">
                  Look up a reference
                </AppLink>
              </li>
            </ul>
          </section>
        </div>
      </Container>
      <Container className="pb-section">
        <PageEnd path="/contact" />
      </Container>
    </>
  );
}

type PointsProps = { id: string; title: string; points: readonly string[]; isOrdered?: boolean };

function Points({ id, title, points, isOrdered }: PointsProps) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      <List className={isOrdered ? "grid list-decimal gap-2 ps-5" : "grid list-disc gap-2 ps-5"}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  );
}
