import { AsyncLocalStorage } from "node:async_hooks";

/** Queries with reserved connections, so that no other kind can leave them without one. */
export type KeptFor = "readiness" | "sessions" | "signIn";

/** The request that is being handled, available anywhere in the code. */
type Request = {
  id: string;
  /** The requested path, as the visitor wrote it. */
  path: string;
};
type Asked = Request & { actorId?: string; isNotFound?: true };
type Scope = { asked?: Asked | undefined; keptFor?: KeptFor | undefined };

/** A request passes through the server and Next's bundle, which have separate module instances in one process. */
const shared = globalThis as { akomaScope?: AsyncLocalStorage<Scope> };
const scope = (shared.akomaScope ??= new AsyncLocalStorage());

/** Runs `work` as part of this request: log lines and audit rows contain its id. */
export function withinRequest<T>(request: Request, work: (asked: Readonly<Asked>) => T): T {
  const asked: Asked = { ...request };
  return scope.run({ asked }, () => work(asked));
}

/** Runs `work` outside any request, although a request caused it. */
export const outsideRequests = <T>(keptFor: KeptFor | undefined, work: () => T): T =>
  scope.run({ keptFor }, work);

/** Runs `work` on the database connections reserved for it. */
export const onKeptConnections = <T>(keptFor: KeptFor, work: () => T): T =>
  scope.run({ asked: scope.getStore()?.asked, keptFor }, work);

/** Records who sent the request, once that is known. */
export function noteActor(memberId: string): void {
  const asked = scope.getStore()?.asked;
  if (asked) asked.actorId = memberId;
}

/**
 * Marks the page being rendered as a response with status 404: Next offers no way to do so and render the page in full.
 */
export function noteNotFound(): void {
  const asked = scope.getStore()?.asked;
  if (asked) asked.isNotFound = true;
}

export const currentRequest = (): Readonly<Asked> | undefined => scope.getStore()?.asked;
export const keptConnections = (): KeptFor | undefined => scope.getStore()?.keptFor;
