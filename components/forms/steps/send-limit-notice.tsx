import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { SendLimit } from "#lib/domains/forms/index.ts";

/** Warns that few forms, or none, can be sent for now: before one is filled in, and before it is sent. */
export function SendLimitNotice({ limit }: { limit: SendLimit | undefined }) {
  const words = useWords("forms");
  if (!limit) return null;
  return (
    <Notice tone="caution" title={words("limit.title", limit)}>
      <p>{words("limit.text", limit)}</p>
    </Notice>
  );
}
