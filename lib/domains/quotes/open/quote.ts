import type { AnswersOf } from "#lib/domains/fields/open/fields.ts";
import type { AnswerText } from "#lib/domains/forms/index.ts";
import type { quoteFields } from "./fields.ts";

/** Vendors that can be asked at once. */
export const mostAsked = 20;
/** Vendors in the list that staff choose from: those accepted most recently. */
export const mostVendors = 200;
/** Invitations and quotes that a page shows. */
export const mostQuotes = 100;

/** Requests in the desk's list. */
export const mostRequests = 50;

/** What a vendor quoted. */
export type Quote = AnswersOf<typeof quoteFields>;

/** The status of an invitation, as its vendor and staff see it. `over`: nothing was answered by its last day. */
export type QuoteStanding = "asked" | "quoted" | "declined" | "withdrawn" | "over" | "handed";

/** A request that a vendor is asked to quote for. */
export type AskedQuote = {
  id: string;
  /** What is wanted, as it was passed on. */
  passed: readonly AnswerText[];
  goods: string;
  until: Date;
  standing: QuoteStanding;
  /** Whether it can be answered now, or the answer changed. */
  mayAnswer: boolean;
  /** What the vendor answered last. */
  quote: Quote | undefined;
  reason: string | undefined;
};

/** A quote that staff handed to the buyer. */
export type HandedQuote = {
  id: string;
  /** The request it is for. */
  reference: string;
  goods: string;
  handedAt: Date;
  quote: Quote;
  /** The name of the firm, if its vendor agreed. */
  firm: string | undefined;
};

/** A vendor in the list that staff choose from. */
export type VendorRow = {
  id: string;
  reference: string;
  firm: string;
  /** An ISO code. */
  country: string;
  supplies: readonly string[];
  reach: string;
  speed: string;
};

/** An invitation, as staff see it. */
export type InvitedVendor = VendorRow & {
  invitation: string;
  standing: QuoteStanding;
  until: Date;
  askedAt: Date;
  answeredAt: Date | null;
  quote: Quote | undefined;
  reason: string | undefined;
};

/** How far vendors deliver, shortest first. The same options as in the form `vendor`. */
export const reaches = ["town", "country", "neighbours", "overseas"] as const;

/** Which vendors staff want to see: those that supply this, and deliver at least so far. */
export type VendorFilter = { supplies?: string | undefined; reach?: string | undefined };

const rank = (reach: string): number => (reaches as readonly string[]).indexOf(reach);

/** Whether a vendor matches a filter. An unknown `reach` excludes nobody. */
export const fits = (vendor: VendorRow, { supplies, reach }: VendorFilter): boolean =>
  (!supplies || vendor.supplies.includes(supplies)) && (!reach || rank(vendor.reach) >= rank(reach));
