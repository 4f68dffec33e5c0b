/** Key on the visitor's device: slug → numbers of the ticked steps. */
export const checklistKey = "ak_checklist_v1";

type Ticks = Record<string, readonly string[]>;

/* Set once the device refuses to store: ticks then last as long as the page. */
let held: Ticks | null = null;
const listeners = new Set<() => void>();

function readAll(): Ticks {
  if (held) return held;
  let stored: string | null;
  try {
    stored = localStorage.getItem(checklistKey);
  } catch {
    return (held = {});
  }
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return {};
    const entries = Object.entries(parsed).filter((entry): entry is [string, unknown[]] =>
      Array.isArray(entry[1]),
    );
    return Object.fromEntries(entries.map(([slug, ticks]) => [slug, ticks.map(String)]));
  } catch {
    return {};
  }
}

/** The ticked steps of one guide, sorted, as one string, so that an unchanged list is the same value. */
export const readTicks = (slug: string): string =>
  [...new Set((readAll()[slug] ?? []).filter((tick) => /^\d+$/.test(tick)))]
    .sort((a, b) => Number(a) - Number(b))
    .join(" ");

/** Whether ticks outlast the page: false once the device refused to store or to read them. */
export const areTicksKept = (): boolean => held === null;

/**
 * Keeps the ticks of one guide and tells every listener; what the device refuses to store is kept for the page. Ticks
 * of steps that are not `shown`, those of another path, stay as they are.
 */
export function writeTicks(slug: string, ticks: readonly string[], shown?: readonly string[]): void {
  const before = readAll();
  const elsewhere = shown ? (before[slug] ?? []).filter((tick) => !shown.includes(tick)) : [];
  const all = { ...before, [slug]: [...new Set([...elsewhere, ...ticks.filter(Boolean)])] };
  if (all[slug]!.length === 0) delete all[slug];
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(checklistKey, JSON.stringify(all));
    else localStorage.removeItem(checklistKey);
    held = null;
  } catch {
    held = all; // a full or refused storage is no reason to lose the ticks on the page
  }
  for (const listener of listeners) listener();
}

/** Tells of ticks set on this page, in another window, or while the browser kept this page for its Back button. */
export function subscribeTicks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", listener);
  };
}
