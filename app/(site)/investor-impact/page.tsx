import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { investorImpactPage } from "#lib/content/records/investor-impact.ts";

export const metadata = pageMetadata(investorImpactPage);

export default function InvestorImpact() {
  return <PageView page={investorImpactPage} />;
}
