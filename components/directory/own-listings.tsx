import { PlainForm, SureForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { OwnListing } from "#lib/domains/directory/index.ts";
import type { Directory } from "#lib/data/site/directories.ts";
import { getListingForm, pageOfStep, type ListedStarted } from "#lib/domains/forms/index.ts";
import { formPath, statusOf } from "#lib/domains/forms/open/form-path.ts";

type Props = {
  directory: Directory;
  listings: readonly OwnListing[];
  /** A draft of this directory's form that was not sent. */
  begun: ListedStarted | undefined;
};

/** A member's listings in a directory, each with its state and the actions on it. */
export function OwnListings({ directory, listings, begun }: Props) {
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
