import { PageView } from "#components/content/page-view.tsx";
import { pageMetadata } from "#lib/content/page-metadata.ts";
import { programsPage } from "#lib/content/records/programs.ts";

export const metadata = pageMetadata(programsPage);

export default function Programs() {
  return <PageView page={programsPage} />;
}
