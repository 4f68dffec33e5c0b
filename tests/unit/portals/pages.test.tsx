import { renderToStaticMarkup } from "react-dom/server";
import { ClearsightRegister } from "#components/portals/clearsight-register.tsx";
import { MemberSide } from "#components/portals/member-side.tsx";
import { PortalFacts, PortalPreview } from "#components/portals/portal-preview.tsx";
import { PortalHead } from "#components/portals/portal-head.tsx";
import { asksForPreview, nextOf } from "#components/portals/portal-query.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import {
  findPortal,
  findPortalByKey,
  portals,
  type GrantKey,
  type MemberSideData,
  type Portal,
} from "#lib/domains/portals/index.ts";
import { readEstimate, type Estimate } from "#lib/domains/remittance/read-estimate.ts";
import { portalRecords } from "#lib/domains/portals/portal-records.ts";
import type { PortalRecord } from "#lib/domains/portals/types.ts";
import { fault } from "#lib/platform/words/faults.ts";

const preview = (portal: Portal, tab?: string) =>
  renderToStaticMarkup(
    <>
      <PortalHead portal={portal} />
      <PortalFacts portal={portal} />
      <PortalPreview portal={portal} tab={tab} />
    </>,
  );

const headings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text);
const ids = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

test.each(portals.map((portal) => [portal.path, portal] as const))(
  "the preview of %s has one h1, ids of its own, its steps, and a table marked SAMPLE twice",
  (_path, portal) => {
    const html = preview(portal);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(new Set(ids(html)).size).toBe(ids(html).length);
    expect(ids(html)).toEqual(expect.arrayContaining(["about", "inside", "access", "sample", "support"]));
    expect(html).toMatch(/<span class="tag[^"]*">SAMPLE<\/span>/);
    expect(html).toMatch(/<caption[^>]*>(<span>)?SAMPLE/);
    expect(html).not.toMatch(/ style=/);
  },
);

test("a tab puts its part first and changes nothing else", () => {
  const portal = findPortalByKey("credit-union");
  const plain = headings(preview(portal));
  const credit = headings(preview(portal, "credit"));
  expect(credit[0]).toBe("Asking for a loan");
  expect(credit.toSorted()).toEqual(plain.toSorted());
  expect(headings(preview(portal, "nonsense"))).toEqual(plain);
});

test("only open=1, demo_approved=1 and the investor portal show the preview without the panel", () => {
  expect(asksForPreview("/portal/hr", {})).toBe(false);
  expect(asksForPreview("/portal/hr", { open: "1" })).toBe(true);
  expect(asksForPreview("/portal/hr", { demo_approved: "1" })).toBe(true);
  expect(asksForPreview("/portal/hr", { open: ["1", "0"] })).toBe(true);
  expect(asksForPreview("/portal/hr", { open: "true", tab: "open" })).toBe(false);
  expect(asksForPreview("/portal/investor", {})).toBe(true);
});

test("whoever signs in goes on to the part they came for, with what led them there, and with nothing else", () => {
  const query = { tab: "support", utm_source: "letter", utm_campaign: ["a b", "c"], open: "1", next: "/x" };
  expect(nextOf("/portal/hr", query)).toBe("/portal/hr?tab=support&utm_source=letter&utm_campaign=a+b");
  expect(nextOf("/portal/hr", { tab: "register" })).toBe("/portal/hr");
  expect(nextOf("/portal/hr", { draft: "an-id", open: "1" })).toBe("/portal/hr?draft=an-id");
  expect(nextOf("/portal/hr", { utm_source: "é".repeat(200) })).toBe("/portal/hr");
});

const member = {
  id: "a",
  email: "ama@example.org",
  role: "member",
  audience: "founder",
  countrySlug: "kenya",
  isRegistered: true,
  createdAt: new Date(0),
} as const;

const grant = {
  id: "g",
  organisation: "Sample Org",
  purpose: "To read the papers of the pilot.",
  reason: "It fits.",
  networks: [],
  requestedAt: new Date("2026-01-02"),
  decidedAt: new Date("2026-01-03"),
  expiresAt: new Date("2027-01-31T23:59:59Z"),
};

const nothingSent = { requests: [], begun: [], holdings: [], places: undefined, news: 0 };

type More = {
  tab?: string | undefined;
  state?: FormState;
  isRegistered?: boolean;
  about?: string;
  done?: string;
  estimate?: Estimate;
};

const drawSide = (portal: Portal, parts: Partial<MemberSideData>, more: More = {}) => {
  const { isRegistered = true, ...asked } = more;
  const side = {
    access: { state: "none" },
    sections: [],
    own: nothingSent,
    documents: undefined,
    vacancies: undefined,
    asked: undefined,
    handed: undefined,
    lacksWorkAddress: false,
    ...parts,
  } as const;
  return renderToStaticMarkup(
    <MemberSide
      portal={portal}
      side={side}
      member={{ ...member, isRegistered }}
      address="198.51.100.7"
      {...asked}
    />,
  );
};
const sideOf = (portal: Portal, parts: Partial<MemberSideData>, tab?: string) =>
  drawSide(portal, parts, { tab });
const side = (portal: Portal, access: MemberSideData["access"]) => sideOf(portal, { access });

test.each([
  ["open", "accounts"],
  ["credit", "loans"],
  ["support", "support"],
  ["register", "access"],
])("tab=%s puts the part #%s first for a member too, and changes nothing else", (tab, id) => {
  const portal = findPortalByKey("credit-union");
  const plain = sideOf(portal, {});
  const html = sideOf(portal, {}, tab);
  expect(html).toMatch(new RegExp(`<div class="parts"><div class="portal-chosen"><section[^>]* id="${id}"`));
  expect(ids(html).toSorted()).toEqual(ids(plain).toSorted());
  expect(sideOf(portal, {}, "nonsense")).toBe(plain);
});

test("the portal of justice has no form of its own: what somebody tells goes to caseworkers, sealed", () => {
  const portal = findPortal("/justice/access")!;
  for (const html of [preview(portal), side(portal, { state: "open" })]) {
    expect(html).toContain('href="/portal/diaspora/confidential"');
    expect(html).not.toMatch(/\/api\/leads|href="\/contact"/);
  }
  expect(side(findPortalByKey("vendor"), { state: "none" })).toContain("/api/leads");
});

test("a member reads the state of the request, its reason and its end", () => {
  const portal = findPortalByKey("vendor");
  expect(side(portal, { state: "requested", grant: { ...grant, reason: null, decidedAt: null } })).toMatch(
    /Your request is open.*2 January 2026.*To read the papers of the pilot\./s,
  );
  expect(side(portal, { state: "approved", grant })).toMatch(
    /You may enter.*until.*31 January 2027.*It fits\./s,
  );
  const elsewhere = side(findPortalByKey("clearsight"), {
    state: "elsewhere",
    grant: { ...grant, networks: ["203.0.113.0/24"] },
    address: "198.51.100.7",
  });
  expect(elsewhere).toMatch(/198\.51\.100\.7.*203\.0\.113\.0\/24.*\/portal\/clearsight\/register/s);
});

const asked = {
  id: "q",
  passed: [],
  goods: "Jute bags",
  until: new Date("2027-03-01"),
  mayAnswer: true,
  quote: undefined,
  reason: undefined,
};

test.each([
  ["access", "vendor", { access: { state: "requested", grant } }, "Your request is sent"],
  ["give", "vendor", { asked: [{ ...asked, standing: "quoted" }] }, "Your quote is sent"],
  ["decline", "vendor", { asked: [{ ...asked, standing: "declined" }] }, "Your answer is sent"],
] as const)(
  "the page after %s begins with what confirms it, which can take the focus; an address alone confirms nothing",
  (done, key, parts, words) => {
    const html = drawSide(findPortalByKey(key), parts as Partial<MemberSideData>, { done });
    expect(html).toMatch(
      /^<div class="container-page[^"]*"><div id="done"[^>]*role="status"[^>]*tabindex="-1"/i,
    );
    expect(html.slice(0, html.indexOf("<h1"))).toContain(words);
    expect(drawSide(findPortalByKey(key), {}, { done })).not.toContain('id="done"');
    expect(drawSide(findPortalByKey(key), parts as Partial<MemberSideData>)).not.toContain('id="done"');
  },
);

const sent = (code: FormState["code"], faults: FormState["faults"]): FormState => ({
  form: "grant",
  typed: { portal: ["vendor"], organisation: ["Coop"], purpose: ["<b>To sell</b> rice"] },
  faults,
  code,
});

test("a request that could not be taken stands in the form over the last one, with what is wrong", () => {
  const refused = { access: { state: "refused", grant } } as const;
  const vendor = findPortalByKey("vendor");
  expect(drawSide(vendor, refused)).toContain("To read the papers of the pilot.</textarea>");
  const html = drawSide(vendor, refused, { state: sent("invalid_input", { purpose: "Say more." }) });
  expect(html).toContain("&lt;b&gt;To sell&lt;/b&gt; rice</textarea>");
  expect(html).toMatch(/<input[^>]*name="organisation"[^>]*value="Coop"/);
  expect(html).toContain('<a class="link" href="#grant-purpose">Say more.</a>');
  expect(html).toMatch(/<textarea id="grant-purpose"[^>]*grant-purpose-error"[^>]*aria-invalid="true"/);
});

test("after signing in the form is filled with what was typed before, and nothing is called wrong", () => {
  const state = sent("unauthenticated", { "": "You are not signed in." });
  const html = drawSide(findPortalByKey("vendor"), {}, { state });
  expect(html).toContain("rice</textarea>");
  expect(html).not.toContain("error-summary");
});

test("a request that is open or approved already says so", () => {
  const vendor = findPortalByKey("vendor");
  const state = sent("conflict", { "": "You have asked already." });
  for (const access of [
    { state: "requested", grant },
    { state: "approved", grant },
  ] as const) {
    const html = drawSide(vendor, { access }, { state });
    expect(html).toMatch(/id="error-summary".*You have asked already\./s);
    expect(html).not.toContain('action="/api/grants"');
  }
});

test("whoever has not finished registering is asked for what is missing in the form of the request, whose words stay", () => {
  const vendor = findPortalByKey("vendor");
  const registered = drawSide(vendor, {}, {});
  const early = drawSide(
    vendor,
    {},
    { state: sent("invalid_input", { audience: "Choose." }), isRegistered: false },
  );
  expect(early).toContain('action="/api/grants"');
  expect(early).toContain("rice</textarea>");
  for (const name of ["audience", "country", "consent", "asked"]) {
    expect(early).toContain(`name="${name}"`);
    expect(registered).not.toContain(`name="${name}"`);
  }
  expect(early).not.toContain("#registration");
});

test("where a work address is needed, a member with a private one gets the reason and no form", () => {
  const portal = findPortalByKey("clearsight-corporate");
  expect(sideOf(portal, {})).toContain('action="/api/grants"');
  const html = sideOf(portal, { lacksWorkAddress: true });
  expect(html).toContain(fault("grant.freeMail").replaceAll("'", "&#x27;"));
  expect(html).not.toContain('action="/api/grants"');
});

/** The page of a member who was admitted. */
const inside = (key: string) => {
  const { memberSections, ...portal } = portalRecords.find((record) => record.key === key) as PortalRecord;
  return { portal, html: sideOf(portal, { access: { state: "open" }, sections: memberSections ?? [] }) };
};

test("what is meant for those who may enter is drawn when it was handed out, and not in the preview", () => {
  const { portal: roadmap, html } = inside("roadmap");
  expect(preview(roadmap)).not.toContain("ECOWAS");
  expect(side(roadmap, { state: "open" })).not.toContain("ECOWAS expansion");
  for (const stage of ["Liberia pilot", "ECOWAS expansion", "Continental scale", "Global recognition"]) {
    expect(html).toContain(stage);
  }
  const { html: mix } = inside("financials");
  expect(mix).toContain("Target, not a result");
  for (const part of ["Processing &amp; Export", "Energy &amp; Ancillary"]) expect(mix).toContain(part);
});

/** The page of a member whom staff admitted. */
const letIn = (key: GrantKey, parts: Partial<MemberSideData> = {}, more: More = {}) =>
  drawSide(findPortalByKey(key), { access: { state: "approved", grant }, documents: [], ...parts }, more);

test("a form that belongs to a portal by an answer is begun on its first page, with that answer given", () => {
  const html = letIn("verify-business");
  expect(html.match(/href="\/forms\/verification\?category=business"/g)).toHaveLength(2);
  expect(html).not.toContain("/fill?");
  expect(letIn("vendor")).not.toContain("/fill?");
});

test("a desk of ClearSight leads to the others, and a portal that stands alone to none", () => {
  const html = letIn("clearsight");
  for (const { path } of portals.filter(({ key }) => key.startsWith("clearsight-")))
    expect(html).toContain(`href="${path}"`);
  expect(letIn("health")).not.toContain('id="beside"');
});

test("what was sent stands under the part it was sent from too, and under no other", () => {
  const sentAt = new Date("2026-05-03");
  const loan = { form: "loan-check", status: "received" } as const;
  const request = {
    reference: "AK-LAAN-2345",
    state: "open",
    hasNews: false,
    filedAt: sentAt,
    sent: loan,
  } as const;
  const html = letIn("credit-union", { own: { ...nothingSent, requests: [request] } });
  const [, under = "", after = ""] = html.split('id="loans-send"');
  expect(html.split('id="accounts-send"')[1]?.split('id="loans"')[0]).not.toContain("AK-LAAN-2345");
  expect(under.split('id="support"')[0]).toContain("AK-LAAN-2345");
  expect(after).toBe("");
});

test("whoever waits reads their place, how long the line is and since when; whoever does not, how to", () => {
  const place = { countrySlug: "liberia", place: 3, waiting: 1204, since: new Date("2026-05-03") } as const;
  const html = letIn("rootspay", { own: { ...nothingSent, places: [place] } });
  expect(html).toMatch(/To Liberia.*<dd>3<\/dd>.*<dd>1,204<\/dd>.*3 May 2026/s);
  expect(letIn("rootspay", { own: { ...nothingSent, places: [] } })).toContain("You stand in no line yet");
  expect(letIn("vendor")).not.toContain('id="places"');
  expect(preview(findPortalByKey("rootspay"))).toMatch(
    /SAMPLE of a place in a line.*To Liberia.*Sample date/s,
  );
});

test("a transfer is estimated in the portal itself, for whoever may enter", () => {
  const typed = { amount: "200", fee: "5", offered: "14.25", market: "15" };
  const html = letIn("rootspay", {}, { estimate: readEstimate(typed) });
  expect(html).toMatch(/id="estimate".*It costs 15\.00 of your currency: 7\.5% of what you send\./s);
  expect(html).toContain('action="/portal/rootspay#estimate" method="get"');
  const asked = side(findPortalByKey("rootspay"), { state: "requested", grant });
  expect(asked).not.toContain('id="estimate"');
});

test("a question about a document begins with its kind and day, and not with its title", () => {
  const document = {
    id: "d1",
    kind: "report",
    title: "The pilot's first half-year",
    about: undefined,
    issuedOn: new Date("2026-06-30"),
    isForOne: false,
    file: undefined,
  } as const;
  const html = letIn("investor", { documents: [document] }, { about: "d1" });
  expect(html).toMatch(
    /<details[^>]* open=""[^>]*>.*<textarea[^>]*>\s*About the document “Report” of 30 June 2026:/s,
  );
  expect(html).toContain('href="/portal/investor?about=d1#support"');
  expect(letIn("investor", { documents: [document] }, { about: "d2" })).not.toContain("About the document");
});

test("the registration of an organisation shows the address we see and leads to its form", () => {
  const html = renderToStaticMarkup(<ClearsightRegister address="198.51.100.7" />);
  expect(html).toContain("198.51.100.7");
  expect(html).toContain('href="/forms/clearsight-organisation"');
  expect(html).toContain("Within 20 working days");
  expect(html).not.toContain('name="lead_type"');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<a href="\/"/);
});
