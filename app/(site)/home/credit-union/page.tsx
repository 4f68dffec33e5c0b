import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { creditUnionHomePage } from "#lib/content/records/credit-union-home.ts";

export const metadata = pageMetadata(creditUnionHomePage);

export default function CreditUnionHome() {
  return <PageView page={creditUnionHomePage} />;
}
