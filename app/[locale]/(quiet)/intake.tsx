import { connection } from "next/server";
import { IntakePage } from "#components/confidential/intake-page.tsx";
import { listRecipients, newFormToken } from "#lib/domains/confidential/index.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import type { KeyOf } from "#lib/data/site/paths.ts";

type Path = KeyOf<"confidential">;

export const intakeMetadata = (path: Path) => pageMetadata({ ...getRecord(path), index: false });

/** A page with a form whose answers are sealed for the current caseworkers. It does not check who is signed in. */
export async function Intake({ path, about }: { path: Path; about?: string }) {
  await connection(); // a page made at build time would seal for the caseworkers of that day
  const recipients = await unlessAway("listRecipients", listRecipients);
  return (
    <IntakePage
      page={getRecord(path)}
      recipients={recipients}
      token={newFormToken()}
      {...(about && { about })}
    />
  );
}
