import { AsyncLocalStorage } from "node:async_hooks";

/** Queries that have connections of their own, so that no other kind can leave them without one. */
export type KeptFor = "readiness" | "sessions" | "signIn";

/** What is known of the request that is being answered, wherever in the code that is. */
type Request = {
  id: string;
  /** The path that was asked for, as the visitor wrote it. */
  path: string;
};
type Asked = Request & { actorId?: string; isNotFound?: true };
type Scope = { asked?: Asked | undefined; keptFor?: KeptFor | undefined };

/** The server and Next's bundle are two worlds of modules in one process; a request goes through both. */
const shared = globalThis as { akomaScope?: AsyncLocalStorage<Scope> };
const scope = (shared.akomaScope ??= new AsyncLocalStorage());

/** Does `work` as part of this request: log lines and audit rows carry its id. */
export function withinRequest<T>(request: Request, work: (asked: Readonly<Asked>) => T): T {
  const asked: Asked = { ...request };
  return scope.run({ asked }, () => work(asked));
}

/** Does `work` for nobody in particular, though somebody's request was what set it off. */
export const outsideRequests = <T>(keptFor: KeptFor | undefined, work: () => T): T =>
  scope.run({ keptFor }, work);

/** Does `work` on the connections to the database that are kept for it. */
export const onKeptConnections = <T>(keptFor: KeptFor, work: () => T): T =>
  scope.run({ asked: scope.getStore()?.asked, keptFor }, work);

/** Says who the request is from, once that is known. */
export function noteActor(memberId: string): void {
  const asked = scope.getStore()?.asked;
  if (asked) asked.actorId = memberId;
}

/** Says that the page which is being made is an answer of status 404: Next lets no page say so and be whole. */
export function noteNotFound(): void {
  const asked = scope.getStore()?.asked;
  if (asked) asked.isNotFound = true;
}

export const currentRequest = (): Readonly<Asked> | undefined => scope.getStore()?.asked;
export const keptConnections = (): KeptFor | undefined => scope.getStore()?.keptFor;
