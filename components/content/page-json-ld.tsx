import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Page } from "#lib/data/content/types.ts";

/** Structured data for search engines on FAQ pages. Other pages with questions get none. */
export function PageJsonLd({ page }: { page: Page }) {
  const items = page.sections.flatMap((section) => (section.kind === "faq" ? section.items : []));
  if (items.length === 0 || !page.path.endsWith("/faq")) return null;
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "FAQPage",
        mainEntity: items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      }}
    />
  );
}
