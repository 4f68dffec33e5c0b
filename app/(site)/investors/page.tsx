import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { investorsPage } from "#lib/content/records/investors.ts";

export const metadata = pageMetadata(investorsPage);

export default function Investors() {
  return <PageView page={investorsPage} />;
}
