import { KeysPage } from "#components/confidential/keys-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { findOwnKeys, listKeys, listToReseal } from "#lib/domains/confidential/index.ts";
import { keysPath } from "#lib/data/site/open/confidential.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { NothingHere } from "#app/[locale]/nothing-here.tsx";
import { readColleague, staffMetadata } from "../../staff-page.tsx";
import "#app/sheets/casework.css";

export async function generateMetadata() {
  const words = await pageWords("confidential");
  return staffMetadata(keysPath, { title: words("keys.title"), description: words("keys.about") });
}

export default async function Keys({ searchParams }: PageProps<"/[locale]/admin/confidential/keys">) {
  const visit = await readColleague(keysPath);
  if (!visit) return <NothingHere path={keysPath} />;
  const { signed } = await searchParams;
  const found = await unlessAway("listKeys", async () => {
    const [own, all, parts] = await Promise.all([findOwnKeys(visit), listKeys(), listToReseal()]);
    return { own, all, parts };
  });
  return <KeysPage email={visit.member.email} isSigned={signed === "1"} found={found} />;
}
