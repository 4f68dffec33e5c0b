import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Shown to a signed-in member whose data cannot be shown at this moment. */
export function AwayNotice() {
  const words = useWords("account");
  return (
    <Notice tone="caution" title={words("away.title")}>
      <p>{words("away.text")}</p>
    </Notice>
  );
}
