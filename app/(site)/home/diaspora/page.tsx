import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { diasporaHomePage } from "#lib/content/records/diaspora-home.ts";

export const metadata = pageMetadata(diasporaHomePage);

export default function DiasporaHome() {
  return <PageView page={diasporaHomePage} />;
}
