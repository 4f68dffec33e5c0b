import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { subsidiariesPage } from "#lib/content/records/subsidiaries.ts";

export const metadata = pageMetadata(subsidiariesPage);

export default function Subsidiaries() {
  return <PageView page={subsidiariesPage} />;
}
