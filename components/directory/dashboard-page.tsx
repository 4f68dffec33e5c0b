import { PlainForm, SureForm } from "#components/forms/plain-form.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { Panel } from "#components/page/panel.tsx";
import { SentList } from "#components/page/sent-list.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import {
  hasLetters,
  type Directory,
  letterPath,
  dashboardPath,
  directoryPath,
  listingsPath,
} from "#lib/data/site/directories.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import type { OwnListing } from "#lib/domains/directory/index.ts";
import {
  type ListedSubmission,
  getListingForm,
  pageOfStep,
  type ListedStarted,
} from "#lib/domains/forms/index.ts";
import { formPath, statusOf } from "#lib/domains/forms/open/form-path.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";

type OwnRequestsProps = { directory: Directory; requests: readonly ListedSubmission[] };

/** Other submissions of a member that belong to a directory, with links to their letters. */
function OwnRequests({ directory, requests }: OwnRequestsProps) {
  const words = useWords("directory");
  return (
    <Panel id="requests" title={words("dashboard.requests")} lead={words("dashboard.requestsLead")}>
      {requests.length === 0 && <p>{words("dashboard.noRequests")}</p>}
      {requests.length > 0 && <SentList sent={requests} />}
      <p className="account-links">
        {hasLetters(directory) && <AppLink href={letterPath(directory)}>{words("dashboard.letter")}</AppLink>}
        <AppLink href={hubPath}>{words("dashboard.account")}</AppLink>
      </p>
    </Panel>
  );
}

type OwnListingsProps = {
  directory: Directory;
  listings: readonly OwnListing[];
  /** A draft of this directory's form that was not sent. */
  begun: ListedStarted | undefined;
};

/** A member's listings in a directory, each with its state and the actions on it. */
function OwnListings({ directory, listings, begun }: OwnListingsProps) {
  const words = useWords("directory");
  const form = formPath(getListingForm(directory).id);
  const isEmpty = listings.length === 0 && !begun;
  return (
    <Panel id="own" title={words("dashboard.own")} lead={words("dashboard.ownLead")}>
      {isEmpty && (
        <EmptyState title={words("dashboard.none")} pattern="adire">
          <p>{words("dashboard.noneText")}</p>
          <p className="account-links">
            <AppLink href={form}>{words("dashboard.list")}</AppLink>
          </p>
        </EmptyState>
      )}
      {begun && (
        <ul className="account-rows">
          <li>
            <a href={pageOfStep(begun.form, begun.next)}>
              {words(begun.isChange ? "dashboard.begunChange" : "dashboard.begun")}
            </a>
            <small>{words.rich("dashboard.begunUntil", { date: <Moment at={begun.expiresAt} day /> })}</small>
          </li>
        </ul>
      )}
      {listings.length > 0 && (
        <ul className="account-rows account-rows-long">
          {each(listings, (listing) => (
            <OwnListingRow listing={listing} />
          ))}
        </ul>
      )}
      {listings.some(({ state }) => state === "accepted") && (
        <p className="field-hint">{words("dashboard.unlistText")}</p>
      )}
      {!isEmpty && (
        <p className="account-links">
          <AppLink href={form}>{words("dashboard.another")}</AppLink>
        </p>
      )}
    </Panel>
  );
}

function OwnListingRow({ listing }: { listing: OwnListing }) {
  const words = useWords("directory");
  const forms = useWords("forms");
  const { name, reference, state, sentAt, listedAt, until, isChangeable } = listing;
  return (
    <li>
      <a href={statusOf(reference)}>
        <bdi>{name}</bdi>
      </a>
      <span>
        {forms(`status.state.${state}`)}
        <small>{words.rich("dashboard.sentOn", { date: <Moment at={sentAt} day /> })}</small>
        {listedAt && <small>{words.rich("dashboard.public", { date: <Moment at={listedAt} day /> })}</small>}
        {until && <small>{words.rich("dashboard.until", { date: <Moment at={until} day /> })}</small>}
      </span>
      <div className="page-actions">
        {isChangeable && (
          <PlainForm
            action="/api/submissions/change"
            fields={[]}
            hidden={{ reference }}
            submitLabel={words.rich("dashboard.changeOf", { name, hidden: srOnly })}
            variant="secondary"
          />
        )}
        {state === "accepted" && (
          <SureForm
            action="/api/submissions/unlist"
            hidden={{ reference }}
            ask={words.rich("dashboard.unlist", { name, hidden: srOnly })}
            text={forms("status.unlistSure")}
            submitLabel={words.rich("dashboard.unlistYes", { name, hidden: srOnly })}
          />
        )}
      </div>
    </li>
  );
}

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
