/** Where staff pass on a buyer's request, which the query names. */
export const quotesRoot = "/admin/quotes";
export const quotesPath = (reference: string) => `${quotesRoot}?reference=${reference}` as const;

/** The actions of staff on a request and on each quote. */
export const quoteDeeds = ["pass-on", "withdraw", "hand-over"] as const;
export type QuoteDeed = (typeof quoteDeeds)[number];
export const isQuoteDeed = (name: string): name is QuoteDeed =>
  (quoteDeeds as readonly string[]).includes(name);
export const quoteDeedCall = (deed: QuoteDeed) => `/api/admin/quotes/${deed}` as const;

/** Where vendors see what they are asked for; the query opens the form of one request. */
export const askedPage = "/portal/vendor";
export const askedPath = (id: string) => `${askedPage}?quote=${id}` as const;

/** The answers that a vendor can give. */
export const answerDeeds = ["give", "decline"] as const;
export type AnswerDeed = (typeof answerDeeds)[number];
export const isAnswerDeed = (name: string): name is AnswerDeed =>
  (answerDeeds as readonly string[]).includes(name);
export const answerCall = (deed: AnswerDeed) => `/api/quotes/${deed}` as const;
