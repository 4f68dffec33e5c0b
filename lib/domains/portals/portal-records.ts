import { accountPath, devicesPath, hubPath } from "#lib/domains/members/open/paths.ts";
import type { GrantKey } from "./open/keys.ts";
import { readTexts } from "./portal-texts.ts";
import afrivent from "./records/afrivent.json" with { type: "json" };
import clearsight from "./records/clearsight.json" with { type: "json" };
import clearsightCorporate from "./records/clearsight-corporate.json" with { type: "json" };
import clearsightForeign from "./records/clearsight-foreign.json" with { type: "json" };
import clearsightGovernment from "./records/clearsight-government.json" with { type: "json" };
import clearsightInstitutional from "./records/clearsight-institutional.json" with { type: "json" };
import clearsightOrganization from "./records/clearsight-organization.json" with { type: "json" };
import clearsightTraining from "./records/clearsight-training.json" with { type: "json" };
import creditUnion from "./records/credit-union.json" with { type: "json" };
import financials from "./records/financials.json" with { type: "json" };
import foundation from "./records/foundation.json" with { type: "json" };
import health from "./records/health.json" with { type: "json" };
import hr from "./records/hr.json" with { type: "json" };
import investor from "./records/investor.json" with { type: "json" };
import justiceAccess from "./records/justice-access.json" with { type: "json" };
import onestop from "./records/onestop.json" with { type: "json" };
import onestopAccount from "./records/onestop-account.json" with { type: "json" };
import onestopDevices from "./records/onestop-devices.json" with { type: "json" };
import roadmap from "./records/roadmap.json" with { type: "json" };
import rootspay from "./records/rootspay.json" with { type: "json" };
import seedBank from "./records/seed-bank.json" with { type: "json" };
import vendor from "./records/vendor.json" with { type: "json" };
import verifyAddress from "./records/verify-address.json" with { type: "json" };
import verifyBusiness from "./records/verify-business.json" with { type: "json" };
import verifyCredentials from "./records/verify-credentials.json" with { type: "json" };
import verifyDocuments from "./records/verify-documents.json" with { type: "json" };
import verifyEmployment from "./records/verify-employment.json" with { type: "json" };
import verifyIdentity from "./records/verify-identity.json" with { type: "json" };
import type { GrantPortal, OpenPortal, PortalRecord, PortalTexts } from "./types.ts";

/** A portal that any signed-in member may enter. */
const open = (portal: Omit<OpenPortal, keyof PortalTexts | "access">, file: object): PortalRecord => ({
  ...readTexts(portal.key, file),
  ...portal,
  access: "member",
});

/** A portal that needs a grant from staff. */
const granted = (portal: Omit<GrantPortal, keyof PortalTexts | "access">, file: object): PortalRecord => ({
  ...(readTexts(portal.key, file) as PortalTexts & Pick<GrantPortal, "looksAt">),
  ...portal,
  access: "grant",
});

type EndOf<Key, Start extends string> = Key extends `${Start}-${infer End}` ? End : never;

/** A desk of ClearSight: for organisations only, from a registered static address. */
const desk = (name: EndOf<GrantKey, "clearsight">, file: object) =>
  granted(
    {
      key: `clearsight-${name}`,
      path: `/portal/clearsight/${name}`,
      family: "identity",
      division: "clearsight",
      enquiries: [`/portal/clearsight/${name}`],
    },
    file,
  );

/** One thing that could be checked. Nothing is checked today. */
const check = (name: EndOf<GrantKey, "verify">, file: object) =>
  granted(
    {
      key: `verify-${name}`,
      path: `/portal/verify/${name}`,
      family: "identity",
      division: "verifiliberia",
      enquiries: [`/portal/verify/${name}`],
    },
    file,
  );

/**
 * One full record for every gated path: who may enter is decided here, the texts are in files. They stay in this
 * folder; the rest of the site calls `findPortal`.
 */
export const portalRecords: readonly PortalRecord[] = [
  open(
    { key: "roadmap", path: "/portfolio/roadmap", family: "industry", enquiries: ["/portfolio/roadmap"] },
    roadmap,
  ),
  open(
    {
      key: "financials",
      path: "/portfolio/financials",
      family: "finance",
      enquiries: ["/portfolio/financials", "/investors"],
    },
    financials,
  ),
  open(
    { key: "foundation", path: "/foundation", family: "communities", enquiries: ["/foundation"] },
    foundation,
  ),
  open(
    {
      key: "justice-access",
      path: "/justice/access",
      family: "justice",
      division: "justice",
      isSealed: true,
      enquiries: ["/justice/access"],
    },
    justiceAccess,
  ),
  granted(
    {
      key: "investor",
      path: "/portal/investor",
      family: "finance",
      enquiries: ["investor_interest", "/investors", "/portal/investor"],
    },
    investor,
  ),
  granted(
    {
      key: "vendor",
      path: "/portal/vendor",
      family: "trade",
      division: "ahx",
      enquiries: ["affiliate_interest", "/programs", "/portal/vendor"],
    },
    vendor,
  ),
  granted(
    {
      key: "seed-bank",
      path: "/portal/seed-bank",
      family: "agriculture",
      division: "seed-bank",
      enquiries: ["/portal/seed-bank"],
    },
    seedBank,
  ),
  granted(
    {
      key: "hr",
      path: "/portal/hr",
      family: "communities",
      tabs: { open: "vacancies" },
      enquiries: ["/portal/hr"],
    },
    hr,
  ),
  granted(
    {
      key: "credit-union",
      path: "/portal/credit-union",
      family: "finance",
      division: "credit-union",
      tabs: { credit: "loans", open: "accounts" },
      enquiries: ["/portal/credit-union"],
    },
    creditUnion,
  ),
  granted(
    {
      key: "afrivent",
      path: "/portal/afrivent",
      family: "finance",
      division: "afrivent",
      tabs: { credit: "inside" },
      enquiries: ["/portal/afrivent"],
    },
    afrivent,
  ),
  granted(
    {
      key: "rootspay",
      path: "/portal/rootspay",
      family: "communities",
      division: "roots-diaspora",
      enquiries: ["/portal/rootspay"],
    },
    rootspay,
  ),
  granted(
    {
      key: "health",
      path: "/portal/health",
      family: "health",
      division: "healthshare",
      enquiries: ["/portal/health"],
    },
    health,
  ),
  granted(
    {
      key: "clearsight",
      path: "/portal/clearsight",
      family: "identity",
      division: "clearsight",
      tabs: { register: "access" },
      enquiries: ["clearsight_registration", "/portal/clearsight", "/portal/clearsight/register"],
    },
    clearsight,
  ),
  desk("corporate", clearsightCorporate),
  desk("institutional", clearsightInstitutional),
  desk("organization", clearsightOrganization),
  desk("government", clearsightGovernment),
  desk("foreign", clearsightForeign),
  desk("training", clearsightTraining),
  check("identity", verifyIdentity),
  check("business", verifyBusiness),
  check("credentials", verifyCredentials),
  check("employment", verifyEmployment),
  check("address", verifyAddress),
  check("documents", verifyDocuments),
  open({ key: "onestop", path: hubPath, family: "identity" }, onestop),
  open({ key: "onestop-devices", path: devicesPath, family: "identity" }, onestopDevices),
  open({ key: "onestop-account", path: accountPath, family: "identity" }, onestopAccount),
];
