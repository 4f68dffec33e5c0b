import { MailPage } from "#components/desk/admin/mail-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { mailFormId, readMail } from "#lib/backoffice/admin/index.ts";
import { readMailQuery } from "#lib/backoffice/admin/open/queries.ts";
import { mailPath } from "#lib/backoffice/admin/open/paths.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readFormState } from "#app/[locale]/form-state.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../staff-page.tsx";
import "#app/sheets/admin.css";

export async function generateMetadata() {
  const words = await pageWords("admin");
  return staffMetadata(mailPath, { title: words("mail.title"), description: words("mail.about") });
}

export default async function Mail({ searchParams }: PageProps<"/[locale]/admin/mail">) {
  const visit = await readColleague(mailPath);
  if (!visit) return <NothingHere path={mailPath} />;
  const asked = await searchParams;
  const query = readMailQuery(asked);
  const [read, state] = await Promise.all([
    unlessAway("readMail", () => readMail(visit, query)),
    readFormState(asked, mailFormId),
  ]);
  return (
    <MailPage
      member={visit.member}
      query={query}
      read={read}
      isDone={asked["done"] === "retry"}
      state={state}
    />
  );
}
