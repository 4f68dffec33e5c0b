/** Where staff pass on a buyer's request, which the query names. */
export const quotesRoot = "/admin/quotes";
export const quotesPath = (reference: string) => `${quotesRoot}?reference=${reference}` as const;

/** The actions of staff on a request and on each quote. */
export const quoteActions = ["pass-on", "withdraw", "hand-over"] as const;
export type QuoteAction = (typeof quoteActions)[number];
export const isQuoteAction = (name: string): name is QuoteAction =>
  (quoteActions as readonly string[]).includes(name);
export const quoteActionCall = (action: QuoteAction) => `/api/admin/quotes/${action}` as const;

/** Where vendors see what they are asked for; the query opens the form of one request. */
export const askedPage = "/portal/vendor";
export const askedPath = (id: string) => `${askedPage}?quote=${id}` as const;

/** The answers that a vendor can give. */
export const answerActions = ["give", "decline"] as const;
export type AnswerAction = (typeof answerActions)[number];
export const isAnswerAction = (name: string): name is AnswerAction =>
  (answerActions as readonly string[]).includes(name);
export const answerCall = (action: AnswerAction) => `/api/quotes/${action}` as const;
