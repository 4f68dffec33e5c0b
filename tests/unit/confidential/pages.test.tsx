import { renderToStaticMarkup } from "react-dom/server";
import { CasePage } from "#components/confidential/case-page.tsx";
import { IntakePage } from "#components/confidential/intake-page.tsx";
import { KeysPage } from "#components/confidential/keys-page.tsx";
import { ListPage } from "#components/confidential/list-page.tsx";
import { getRecord } from "#lib/data/content/records/find-record.ts";

const email = "ama@example.org";
const id = "11111111-1111-4111-8111-111111111111";
const recipients = [{ id, recipient: "age1x" }];

test("the page for people in danger has the form where somebody can open it, and says so where nobody can", () => {
  const page = getRecord("/forms/detention/assistance");
  const open = renderToStaticMarkup(
    <IntakePage page={page} recipients={recipients} token="2026-11-26.x" about="held" />,
  );
  expect(open).toContain('action="/api/confidential/file"');
  expect(open).toContain('name="token" value="2026-11-26.x"');
  expect(open).toMatch(/value="held"[^>]*checked|checked[^>]*value="held"/);
  for (const none of [[], undefined]) {
    const closed = renderToStaticMarkup(<IntakePage page={page} recipients={none} token="2026-11-26.x" />);
    expect(closed).not.toContain("/api/confidential/file");
    const main = closed.slice(closed.indexOf("</h1>"));
    const text = main.replaceAll(/<[^>]*>/g, " ").trim();
    expect(text).toMatch(/^You cannot write to a caseworker at this moment/);
    expect(closed).not.toContain(page.lead);
    expect(closed).not.toContain("Caseworkers alone can read what you write");
    expect(closed).not.toContain("write again");
    expect(closed).toContain('action="/api/confidential/visit"');
  }
});

test.each([
  ["/forms/detention/assistance", "relative"],
  ["/portal/diaspora/confidential", "speak"],
] as const)(
  "%s leads to who can help instead while it is closed, and its own words promise no form",
  (path, id) => {
    const page = getRecord(path);
    const closed = renderToStaticMarkup(<IntakePage page={page} recipients={[]} token="2026-11-26.x" />);
    expect(closed.indexOf(`href="#${id}"`)).toBeLessThan(closed.indexOf('id="receipt"'));
    expect(closed).toContain(`id="${id}"`);
    expect(`${page.description} ${JSON.stringify(page.sections)} ${page.lead}`).not.toMatch(
      /\b(the|a) (sealed )?form\b/i,
    );
  },
);

test("the list tells a day, parts and about how large, and who has no key where to make one", () => {
  const row = { id, filedOn: "2026-11-26", touchedOn: "2026-11-26", parts: 2, size: "small" as const };
  const list = { cases: [row], counts: { waiting: 1 }, hasMore: true };
  const html = renderToStaticMarkup(
    <ListPage email={email} state="waiting" page={2} hasKey={false} list={list} />,
  );
  expect(html).toContain(`/admin/confidential?case=${id}`);
  expect(html).toContain("2 parts");
  expect(html).toContain("Open the page of keys");
  expect(html).toContain("page=3");
});

test("without script no page of a caseworker has a field for a passphrase: a form without its script would put it into the address", () => {
  const whole = {
    id,
    state: "waiting" as const,
    replyTo: "age1y",
    parts: 1,
    closedOn: undefined,
    closedFor: undefined,
    contents: [{ id, kind: "message" as const, day: "2026-11-26" }],
  };
  const keys = { since: "2026-11-26", verifier: "BA", sealed: ["YQ=="] };
  const listed = {
    memberId: id,
    recipient: "age1x",
    verifier: "BA",
    since: "2026-11-26",
    fingerprint: "AB12",
  };
  const found = {
    own: keys,
    all: [
      { ...listed, id, email, counts: true },
      { ...listed, id: id.replaceAll("1", "2"), email: "kofi@example.org", counts: false },
    ],
    parts: [{ id, keys: [], replyTo: null }],
  };
  const pages = [
    <CasePage key="case" email={email} whole={whole} keys={keys} recipients={recipients} state={undefined} />,
    <KeysPage key="keys" email={email} isSigned={false} found={found} />,
  ].map((page) => renderToStaticMarkup(page));
  for (const html of pages) {
    expect(html).not.toContain('type="password"');
    expect(html).toContain("Cases are opened by a script in your browser.");
  }
  expect(pages[0]).toContain('action="/api/admin/confidential/close"');
  expect(pages[1]).toContain("Sign the key of kofi@example.org");
  expect(pages[1]).toContain('action="/api/admin/confidential/retire"');
  expect(pages[1]).toContain("1 part is not sealed to exactly those named above.");
});
