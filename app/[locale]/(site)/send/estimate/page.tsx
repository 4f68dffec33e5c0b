import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { SendAnswer } from "#components/content/tools/send-estimate.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { estimateTransfer } from "#lib/domains/remittance/index.ts";

export const metadata = pageMetadata({
  path: "/send",
  title: "What a transfer costs",
  description: "Fee and exchange margin of a transfer, worked out from four numbers you type.",
  index: false,
});

/** /send with the amounts in the query. */
export default async function SendEstimatePage({ searchParams }: PageProps<"/[locale]/send/estimate">) {
  const { locale } = await pageWords("faults");
  return (
    <>
      <Breadcrumbs path="/send" />
      <PageHeader title="What a transfer costs" />
      <Container className="pb-section">
        <div className="max-w-prose">
          <SendAnswer estimate={await estimateTransfer(await searchParams, locale)} />
        </div>
      </Container>
    </>
  );
}
