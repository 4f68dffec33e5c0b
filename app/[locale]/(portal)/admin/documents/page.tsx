import { DocumentsPage } from "#components/desk/documents-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { listPublished } from "#lib/domains/portals/index.ts";
import {
  documentFormId,
  withdrawDocumentFormId,
  documentsPath,
} from "#lib/domains/portals/open/documents.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readFormState } from "#app/[locale]/form-state.ts";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/desk.css";

export async function generateMetadata() {
  const words = await pageWords("portal-documents");
  return staffMetadata(documentsPath, { title: words("title"), description: words("about") });
}

export default async function Documents({ searchParams }: PageProps<"/[locale]/admin/documents">) {
  const visit = await readColleague(documentsPath);
  if (!visit) return <NothingHere path={documentsPath} />;
  const query = await searchParams;
  const [documents, state] = await Promise.all([
    unlessAway("listPublished", listPublished),
    readFormState(query, documentFormId, withdrawDocumentFormId),
  ]);
  const { done } = query;
  return (
    <DocumentsPage
      member={visit.member}
      documents={documents}
      state={state}
      done={done === "published" || done === "withdrawn" ? done : undefined}
    />
  );
}
