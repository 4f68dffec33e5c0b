import { DashboardPage, type Dashboard } from "#components/directory/dashboard-page.tsx";
import { pageWords } from "#components/words/use-words.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import { listOwnListings } from "#lib/domains/directory/index.ts";
import { isDirectory, type Directory, dashboardPath, directoryPath } from "#lib/data/site/directories.ts";
import { getForm, getListingForm, listStarted, listSubmissions } from "#lib/domains/forms/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readVisit } from "#lib/domains/members/index.ts";
import { listedRows } from "#lib/domains/members/open/limits.ts";
import { NothingHere, nothingHereMetadata } from "#app/[locale]/nothing-here.tsx";
import "#app/sheets/member.css";

type Props = PageProps<"/[locale]/directory/[directory]/dashboard">;

export async function generateMetadata({ params }: Props) {
  const { directory } = await params;
  if (!isDirectory(directory)) return nothingHereMetadata;
  const words = await pageWords("directory");
  return pageMetadata({
    path: dashboardPath(directory),
    title: words(`dashboard.title.${directory}`),
    description: words(`dashboard.about.${directory}`),
    index: false,
  });
}

async function readDashboard(directory: Directory): Promise<Dashboard> {
  const who = await readVisit();
  if (who.state === "away") return { state: "away" };
  if (who.state !== "member") return { state: "stranger" };
  const { id } = who.visit.member;
  const form = getListingForm(directory);
  const ofDirectory = directoryPath(directory);
  const found = await unlessAway("readDashboard", async () => {
    const [listings, started, sent] = await Promise.all([
      listOwnListings(id, directory, listedRows),
      listStarted(id, listedRows),
      listSubmissions(id, listedRows),
    ]);
    return {
      listings,
      begun: started.find((one) => one.form === form.id),
      requests: sent.filter((one) => one.form !== form.id && getForm(one.form).about.startsWith(ofDirectory)),
    };
  });
  return found ? { state: "member", ...found } : { state: "away" };
}

/** Shows a member's listings in a directory and the forms they sent about it. */
export default async function DirectoryDashboard({ params }: Props) {
  const { directory } = await params;
  if (!isDirectory(directory)) return <NothingHere path={`/directory/${directory}/dashboard`} />;
  return <DashboardPage directory={directory} dashboard={await readDashboard(directory)} />;
}
