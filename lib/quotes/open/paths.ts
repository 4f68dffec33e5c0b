/** Where staff pass the request of a buyer on, which its query names. */
export const quotesRoot = "/admin/quotes";
export const quotesPath = (reference: string) => `${quotesRoot}?reference=${reference}` as const;

/** What staff do with a request and with each quote. */
export const quoteDeeds = ["pass-on", "withdraw", "hand-over"] as const;
export type QuoteDeed = (typeof quoteDeeds)[number];
export const isQuoteDeed = (name: string): name is QuoteDeed =>
  (quoteDeeds as readonly string[]).includes(name);
export const quoteDeedCall = (deed: QuoteDeed) => `/api/admin/quotes/${deed}` as const;

/** Where vendors are asked, and with the form of one request open. */
export const askedPage = "/portal/vendor";
export const askedPath = (id: string) => `${askedPage}?quote=${id}` as const;

/** What a vendor answers. */
export const answerDeeds = ["give", "decline"] as const;
export type AnswerDeed = (typeof answerDeeds)[number];
export const isAnswerDeed = (name: string): name is AnswerDeed =>
  (answerDeeds as readonly string[]).includes(name);
export const answerCall = (deed: AnswerDeed) => `/api/quotes/${deed}` as const;
