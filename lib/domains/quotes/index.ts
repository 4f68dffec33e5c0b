import "server-only";

export { answerInvitation, handOver, withdrawInvitation } from "./invitations.ts";
export {
  countQuotes,
  listRequests,
  readRequest,
  type ListedRequest,
  type ReadRequest,
} from "./read-request.ts";
export { exportQuotesOf, listAsked, listHanded } from "./list-quotes.ts";
export { answerInvitationHandler, invitationHandler, passOnHandler } from "./handlers.ts";
export { passOn } from "./pass-on.ts";
