import { joined } from "#components/ui/each.ts";

const keyClass = "rounded-key border border-line-strong bg-surface px-1.5 font-sans whitespace-nowrap";

/** Keys as they are labelled on a keyboard; alternatives are separated by `or`. */
export function Keys({ keys, or }: { keys: readonly string[]; or: string }) {
  return joined(keys, or, (key) => (
    <kbd className={keyClass} translate="no">
      {key}
    </kbd>
  ));
}
