const shared = globalThis as { akomaKept?: Map<string, unknown> };
const kept = (shared.akomaKept ??= new Map());

/**
 * Computes a value once and shares it across the process. Next gives pages, calls and the middleware separate bundles:
 * a module constant would be computed, and stored in memory, once in each of them. Each name belongs to one caller.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}
