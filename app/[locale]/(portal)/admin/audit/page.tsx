import { AuditPage } from "#components/desk/admin/audit-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { auditFormId, readAudit } from "#lib/backoffice/admin/index.ts";
import { auditPath } from "#lib/backoffice/admin/open/paths.ts";
import { readAuditQuery } from "#lib/services/audit/open/audit-query.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(auditPath, { title: words("audit.title"), description: words("audit.about") });
}

export default async function Audit({ searchParams }: PageProps<"/[locale]/admin/audit">) {
  const visit = await readColleague(auditPath);
  if (!visit) return <NothingHere path={auditPath} />;
  const asked = await searchParams;
  const query = readAuditQuery(asked);
  const [read, state] = await Promise.all([
    unlessAway("readAudit", () => readAudit(visit, query)),
    readFormState(asked, auditFormId),
  ]);
  return (
    <AuditPage
      member={visit.member}
      query={query}
      read={read}
      isDone={asked["done"] === "check"}
      state={state}
    />
  );
}
