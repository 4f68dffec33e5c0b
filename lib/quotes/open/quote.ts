import type { AnswersOf } from "#lib/forms/open/fields.ts";
import type { SaidAnswer } from "#lib/forms/answers-in-words.ts";
import type { quoteFields } from "./fields.ts";

/** What a vendor quoted. */
export type Quote = AnswersOf<typeof quoteFields>;

/** How an invitation stands, as its vendor and staff read it. `over`: nothing was answered by its last day. */
export type QuoteStanding = "asked" | "quoted" | "declined" | "withdrawn" | "over" | "handed";

/** A request that a vendor is asked to quote for. */
export type AskedQuote = {
  id: string;
  /** What is wanted, as it was passed on. */
  passed: readonly SaidAnswer[];
  goods: string;
  until: Date;
  standing: QuoteStanding;
  /** Whether it can be answered, or the answer changed, now. */
  mayAnswer: boolean;
  /** What they answered last. */
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
  /** The name of the firm, where its vendor agreed. */
  firm: string | undefined;
};

/** A vendor on the list, as staff choose from it. */
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

/** An invitation as staff read it. */
export type InvitedVendor = VendorRow & {
  invitation: string;
  standing: QuoteStanding;
  until: Date;
  askedAt: Date;
  answeredAt: Date | null;
  quote: Quote | undefined;
  reason: string | undefined;
};
