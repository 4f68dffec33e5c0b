/**
 * Every claim the group makes about itself. `actual` needs evidence a reader can check;
 * `target` is a goal; `illustrative` only shows how something would work.
 */
export type Claim = {
  id: string;
  text: string;
  kind: "actual" | "target" | "illustrative";
  /** What supports the claim today, in words a reader can act on. */
  evidence: string;
  /** ISO date of the last check. */
  reviewedOn: string;
};

const reviewedOn = "2026-11-21";
const plan = "The group's plan. Nothing has been audited or filed that shows it yet.";
const noApproval = "An aim of the design. Not a licence, a registration or an approval by any authority.";

export const claims = [
  {
    id: "guides",
    text: "A guide for each of the 54 African members of the United Nations",
    kind: "actual",
    evidence: "The guides are on this site, each figure with its source and its year.",
    reviewedOn,
  },
  {
    id: "third-parties",
    text: "Pages load nothing from third parties",
    kind: "actual",
    evidence: "The security policy sent with every page allows this site only; any browser shows it.",
    reviewedOn,
  },
  { id: "divisions", text: "19 divisions", kind: "target", evidence: plan, reviewedOn },
  {
    id: "value-chain",
    text: "70–80% of the value chain kept in-house",
    kind: "target",
    evidence: plan,
    reviewedOn,
  },
  { id: "members", text: "100K+ Marketplace Members", kind: "target", evidence: plan, reviewedOn },
  { id: "acres", text: "10,000 acres cultivated by AAV", kind: "target", evidence: plan, reviewedOn },
  {
    id: "healthshare-price",
    text: "HealthShare micro-cover for $1 a day",
    kind: "target",
    evidence: "A price aimed for. No cover is sold, and a regulator would have to agree to the terms.",
    reviewedOn,
  },
  { id: "revenue-mix", text: "Revenue mix of Year 5 (2030)", kind: "target", evidence: plan, reviewedOn },
  {
    id: "roadmap",
    text: "Expansion from Liberia to continental scale by 2030",
    kind: "target",
    evidence: "The group's roadmap. Dates may move and stages may be dropped.",
    reviewedOn,
  },
  {
    id: "funding",
    text: "Funding by operational surpluses, diaspora-backed credit, community profit-sharing and phased institutional raises",
    kind: "target",
    evidence: "The group's funding philosophy. No raise is open on this site.",
    reviewedOn,
  },
  {
    id: "gdpr-psd2",
    text: "Designed to meet GDPR and PSD2",
    kind: "target",
    evidence: noApproval,
    reviewedOn,
  },
  {
    id: "ncua",
    text: "Designed to meet NCUA rules for credit unions",
    kind: "target",
    evidence: noApproval,
    reviewedOn,
  },
  {
    id: "sec",
    text: "Designed to meet SEC rules for securities",
    kind: "target",
    evidence: noApproval,
    reviewedOn,
  },
  {
    id: "usda-fda",
    text: "Designed to meet USDA and FDA rules for food",
    kind: "target",
    evidence: noApproval,
    reviewedOn,
  },
] as const satisfies readonly Claim[];

export type ClaimId = (typeof claims)[number]["id"];

/** A target for Year 5 (2030), in per cent of revenue. The parts add up to 100. */
export const revenueMix = [
  { label: "Processing & Export", percent: 40 },
  { label: "Retail (AFM + AHX)", percent: 20 },
  { label: "Credit & Finance", percent: 15 },
  { label: "Tech Platforms", percent: 10 },
  { label: "Insurance/HealthShare", percent: 10 },
  { label: "Energy & Ancillary", percent: 5 },
] as const;
