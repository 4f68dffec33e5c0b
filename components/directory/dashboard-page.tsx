import { AwayNotice } from "#components/page/empty-state.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Panel } from "#components/page/panel.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnListing } from "#lib/domains/directory/index.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import { dashboardPath, directoryPath, listingsPath } from "#lib/data/site/directory-paths.ts";
import { getListingForm, type ListedStarted, type ListedSubmission } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import { OwnListings } from "./own-listings.tsx";
import { OwnRequests } from "./own-requests.tsx";

/** What belongs to the visitor; `away` while the database is unavailable. */
export type Dashboard =
  | { state: "stranger" }
  | { state: "away" }
  | {
      state: "member";
      listings: readonly OwnListing[];
      begun: ListedStarted | undefined;
      requests: readonly ListedSubmission[];
    };

type Props = { directory: Directory; dashboard: Dashboard };

/** The listings of a member in a directory. Everybody else sees what the page is for. */
export function DashboardPage({ directory, dashboard }: Props) {
  const words = useWords("directory");
  const path = dashboardPath(directory);
  return (
    <>
      <Breadcrumbs path={path} />
      <PageHeader
        eyebrow={words(`name.${directory}`)}
        title={words(`dashboard.title.${directory}`)}
        lead={words(`dashboard.about.${directory}`)}
      >
        <ButtonLink href={listingsPath(directory)} variant="secondary">
          {words("dashboard.search")}
        </ButtonLink>
      </PageHeader>
      <Container className="pb-section">
        <div className="account-column">
          {dashboard.state === "away" && <AwayNotice />}
          {dashboard.state === "stranger" && <Stranger directory={directory} />}
          {dashboard.state === "member" && (
            <>
              <OwnListings directory={directory} {...dashboard} />
              <OwnRequests directory={directory} {...dashboard} />
            </>
          )}
        </div>
        <PageEnd path={path} related={[directoryPath(directory), listingsPath(directory)]} />
      </Container>
    </>
  );
}

function Stranger({ directory }: { directory: Directory }) {
  const words = useWords("directory");
  const next = dashboardPath(directory);
  return (
    <Panel id="sign-in" title={words("dashboard.strangerTitle")}>
      <p>
        <AppLink className="link" href="/directory#own">
          {words("dashboard.howItWorks")}
        </AppLink>
      </p>
      <p className="page-actions">
        <ButtonLink href={signInAddress("login", next)}>{words("dashboard.signIn")}</ButtonLink>
        <ButtonLink href={signInAddress("register", next)} variant="secondary">
          {words("dashboard.register")}
        </ButtonLink>
        <ButtonLink href={formPath(getListingForm(directory).id)} variant="secondary">
          {words("dashboard.list")}
        </ButtonLink>
      </p>
    </Panel>
  );
}
