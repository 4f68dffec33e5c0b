const shared = globalThis as { akomaKept?: Map<string, unknown> };
const kept = (shared.akomaKept ??= new Map());

/**
 * What is worked out once and shared by the whole process. Next gives pages, calls and the middleware bundles of their
 * own: a constant of a module would be made, and held in memory, once in each of them. The name belongs to one caller.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}
