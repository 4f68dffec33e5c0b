import { ReceiptView } from "#components/leads/receipt-view.tsx";
import { Breadcrumbs } from "#components/shell/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { lookUpReceipt, type ReceiptAnswer } from "#lib/leads/index.ts";

export const metadata = pageMetadata({
  path: "/contact/received",
  title: "Your enquiry",
  description: "What is filed under a reference: the kind of enquiry, its country and its date.",
  index: false,
});

const titles: Record<ReceiptAnswer["state"], string> = {
  found: "We have received your enquiry",
  away: "Your enquiry",
  unknown: "This reference is not known",
  malformed: "Look up a reference",
  none: "Look up a reference",
};

export default async function Received({ searchParams }: PageProps<"/contact/received">) {
  const { reference } = await searchParams;
  const typed = Array.isArray(reference) ? reference[0] : reference;
  const answer = await lookUpReceipt(typed);
  return (
    <>
      <Breadcrumbs path="/contact/received" />
      <PageHeader title={titles[answer.state]} />
      <Container className="pb-section">
        <ReceiptView answer={answer} typed={typed?.slice(0, 40)} />
        <div className="page-actions pt-6">
          <ButtonLink variant={answer.state === "found" ? "primary" : "secondary"} href="/start-business">
            Find a country guide
          </ButtonLink>
          <ButtonLink variant="secondary" href="/contact">
            Write to us
          </ButtonLink>
        </div>
      </Container>
    </>
  );
}
