import { renderToStaticMarkup } from "react-dom/server";
import { DashboardPage, type Dashboard } from "#components/directory/dashboard-page.tsx";
import { ListingsPage } from "#components/directory/listings-page.tsx";
import { PageView } from "#components/content/page-view.tsx";
import { StatusView } from "#components/forms/steps/status-view.tsx";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import type { OwnListing, ShownListing } from "#lib/domains/directory/index.ts";
import { directories, dashboardPath, directoryPath, listingsPath } from "#lib/data/site/directories.ts";
import { getListingForm, type OwnSubmission } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";

const at = new Date("2026-03-01T09:30:00.000Z");
const aListing = (parts: Partial<ShownListing> = {}): ShownListing => ({
  id: "0a0a0a0a-0000-4000-8000-000000000001",
  name: "College <of> the River",
  kind: "College or polytechnic",
  country: "Liberia",
  town: "Gbarnga",
  description: "Teaches surveyors.",
  facts: [{ term: "Answers in", text: "English" }],
  contacts: [
    { text: "river.example.org", href: "https://river.example.org/" },
    { text: "office@example.org", href: "mailto:office@example.org" },
    { text: "ask at the gate", href: undefined },
  ],
  listedAt: at,
  ...parts,
});

const own: OwnListing = {
  reference: "AK-2345-6789",
  state: "accepted",
  sentAt: at,
  name: "College of the River",
  listedAt: at,
  until: new Date("2028-03-01T09:30:00.000Z"),
  isChangeable: true,
};

const draw = (found: Parameters<typeof ListingsPage>[0]["found"], query = {}) =>
  renderToStaticMarkup(<ListingsPage directory="academics" query={query} found={found} />);

test("an entry says who, where, what and since when, with its contacts as links no search engine follows", () => {
  const html = draw({ listings: [aListing()], next: undefined, count: 1 });
  expect(html).toContain("One entry");
  expect(html).toContain("College &lt;of&gt; the River");
  expect(html).toMatch(/href="https:\/\/river\.example\.org\/"[^>]*rel="nofollow ugc noopener"/);
  expect(html).toMatch(/href="mailto:office@example\.org"[^>]*rel="nofollow ugc noopener"/);
  expect(html).toContain('<bdi translate="no">ask at the gate</bdi>');
  expect(html).toMatch(/Listed on <time[^>]*>1 March 2026/);
  expect(html).toMatch(/href="\/contact"[^>]*>Report a mistake/);
  expect(html).not.toContain("Next page");
});

test("a search stays filled in, and the next page goes on with it", () => {
  const query = { country: "mali" as const, field: "college", text: "river" };
  const html = draw({ listings: [aListing()], next: "abc", count: 45 }, query);
  expect(html).toContain('<option value="mali" selected="">');
  expect(html).toContain('<option value="college" selected="">');
  expect(html).toContain('value="river"');
  expect(html).toContain(
    "/directory/academics/listings?country=mali&amp;field=college&amp;q=river&amp;after=abc",
  );
  expect(html).not.toContain("To the first page");
  const second = draw({ listings: [aListing()], next: undefined, count: 45 }, { ...query, after: "abc" });
  expect(second).toMatch(/href="\/directory\/academics\/listings\?country=mali&amp;field=college&amp;q=river"[^>]*>To the first/); // prettier-ignore
});

test("an empty directory asks whoever looks to be listed; a search without result leads back to all", () => {
  const form = formPath(getListingForm("academics").id);
  const empty = draw({ listings: [], next: undefined, count: 0 });
  expect(empty).toContain("Nobody is listed here yet");
  expect(empty).toContain(`href="${form}"`);
  expect(empty).not.toContain("Show all entries");
  const none = draw({ listings: [], next: undefined, count: 0 }, { text: "zzz" });
  expect(none).toContain("No entry fits this search");
  expect(none).toContain("Show all entries");
  expect(none).toContain(`href="${form}"`);
});

test("while the database is away the page says so and keeps its search", () => {
  const html = draw(undefined);
  expect(html).toContain("cannot be shown right now");
  expect(html).toContain(`action="${listingsPath("academics")}"`);
});

const board = (dashboard: Dashboard) =>
  renderToStaticMarkup(<DashboardPage directory="medical" dashboard={dashboard} />);

test("a dashboard shows a member each entry with its state, and what can be done with it", () => {
  const html = board({
    state: "member",
    listings: [own, { ...own, reference: "AK-2345-6788", state: "received", name: "House on the Hill", listedAt: undefined }],
    begun: { form: "list-medical", next: "about", isChange: false, expiresAt: at },
    requests: [{ reference: "AK-2345-6787", form: "press", state: "accepted", sentAt: at }],
  }); // prettier-ignore
  expect(html).toContain("/forms/status?reference=AK-2345-6789");
  expect(html).toContain("In the directory since");
  expect(html.match(/action="\/api\/submissions\/unlist"/g)).toHaveLength(1);
  expect(html.match(/action="\/api\/submissions\/change"/g)).toHaveLength(2);
  expect(html).toContain('Take off<span class="sr-only"> College of the River</span>');
  expect(html).toContain('Change<span class="sr-only"> House on the Hill</span>');
  expect(html).toContain("/forms/list-medical/fill?step=about");
  expect(html).toContain("/forms/status?reference=AK-2345-6787");
  expect(html).toContain('href="/directory/medical/request-letter"');
});

test("a dashboard tells whoever is not signed in what it is for, and the way back to it", () => {
  const html = board({ state: "stranger" });
  expect(html).toContain("Sign in to see what you list");
  expect(html).toContain(`/login?tab=login&amp;next=${encodeURIComponent(dashboardPath("medical"))}`);
  expect(html).not.toContain("/api/submissions");
  expect(board({ state: "away" })).not.toContain("/api/submissions");
});

test("the five dashboards have no paragraph in common: what all are for stands on the page of the directory", () => {
  const paragraphs = directories.map((directory) => {
    const html = renderToStaticMarkup(
      <DashboardPage directory={directory} dashboard={{ state: "stranger" }} />,
    );
    return [...html.matchAll(/<p[^>]*>([^<]{40,})<\/p>/g)].map(([, text = ""]) => text);
  });
  const all = paragraphs.flat();
  expect(all.length).toBeGreaterThanOrEqual(directories.length);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  expect(paragraphs.every((own) => own.length > 0)).toBe(true);
  const whole = renderToStaticMarkup(<PageView page={getRecord("/directory")} />);
  expect(whole.match(/Each section has a dashboard/g)).toHaveLength(1);
  expect(whole).toContain('id="own"');
});

test.each(directories)("the page of %s begins with its search, then the way in", (directory) => {
  const page = getRecord(directoryPath(directory));
  const form = getListingForm(directory);
  const kinds = page.sections.map(({ kind }) => kind).filter((kind) => kind !== "notice");
  expect(kinds.slice(0, 2)).toEqual(["search", "apply"]);
  const html = renderToStaticMarkup(<PageView page={page} />);
  expect(html).toContain(`action="${listingsPath(directory)}"`);
  expect(html).toContain(`href="${formPath(form.id)}"`);
  expect(html).toContain(dashboardPath(directory));
});

const sent = (parts: Partial<OwnSubmission>): OwnSubmission => ({
  id: "0a0a0a0a-0000-4000-8000-000000000002",
  reference: "AK-2345-6789",
  form: getListingForm("academics"),
  isOfMember: true,
  state: "accepted",
  sentAt: at,
  deletedOn: at,
  listedAt: at,
  dueAt: at,
  events: [],
  answers: {},
  files: [],
  ...parts,
});

test("the page of what stands in a directory has the button that takes it off; of what does not, it has none", () => {
  const status = (parts: Partial<OwnSubmission>) =>
    renderToStaticMarkup(<StatusView submission={sent(parts)} state={undefined} isJustSent={false} />);
  expect(status({})).toContain('action="/api/submissions/unlist"');
  expect(status({})).toContain('action="/api/submissions/change"');
  expect(status({ state: "withdrawn", listedAt: undefined })).not.toContain("/api/submissions/");
  // Changed and not decided yet: withdrawing takes it off the list.
  const changed = status({ state: "received", deletedOn: null });
  expect(changed).not.toContain("/api/submissions/unlist");
  expect(changed).toContain('action="/api/submissions/withdraw"');
});
