import "server-only";

export { answerInvitation } from "./answer-invitation.ts";
export { countQuotes } from "./count-quotes.ts";
export { exportQuotesOf } from "./export-quotes.ts";
export { answerInvitationHandler, invitationHandler, passOnHandler } from "./handlers.ts";
export { handOver } from "./hand-over.ts";
export { listAsked } from "./list-asked.ts";
export { listHanded } from "./list-handed.ts";
export { listRequests, type ListedRequest } from "./list-requests.ts";
export { passOn } from "./pass-on.ts";
export { readRequest, type ReadRequest } from "./read-request.ts";
export { withdrawInvitation } from "./withdraw-invitation.ts";
