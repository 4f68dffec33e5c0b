import { PageEnd } from "#components/page/page-end.tsx";
import type { Metadata } from "next";
import { cache } from "react";
import { ReceiptView } from "#components/leads/receipt-view.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { clientAddressOfPage } from "#lib/domains/members/index.ts";
import { pageWords } from "#components/words/use-words.ts";
import { pageFeedbackType } from "#lib/data/content/lead-types.ts";
import { lookUpReceipt, type ReceiptAnswer } from "#lib/domains/leads/index.ts";

type Props = PageProps<"/[locale]/contact/received">;

/** Memoized per request, because metadata and page look up the same reference. */
const lookUp = cache(lookUpReceipt);

async function typedReference({ searchParams }: Props): Promise<string | undefined> {
  const { reference } = await searchParams;
  return Array.isArray(reference) ? reference[0] : reference;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const answer = await lookUp(await typedReference(props), await clientAddressOfPage());
  return pageMetadata({
    path: "/contact/received",
    title: await titleOf(answer),
    description: "What is filed under a reference: the kind of enquiry, its country or page, and its date.",
    index: false,
  });
}

const titles: Record<ReceiptAnswer["state"], string> = {
  found: "We have received your enquiry",
  away: "Your enquiry",
  limited: "Your enquiry",
  unknown: "This reference is not known",
  malformed: "This is not a reference",
  none: "Look up a reference",
};

const titleOf = async (answer: ReceiptAnswer): Promise<string> =>
  answer.state === "found" && answer.receipt.leadType === pageFeedbackType
    ? (await pageWords("leads"))("receipt.feedback")
    : titles[answer.state];

export default async function Received(props: Props) {
  const typed = await typedReference(props);
  const answer = await lookUp(typed, await clientAddressOfPage());
  return (
    <>
      <Breadcrumbs path="/contact/received" />
      <PageHeader title={await titleOf(answer)} />
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
        <PageEnd path="/contact/received" />
      </Container>
    </>
  );
}
