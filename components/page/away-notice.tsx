import { Notice } from "#components/ui/notice.tsx";

/** You are signed in, and what is yours cannot be shown at this moment. */
export function AwayNotice() {
  return (
    <Notice tone="caution" title="This cannot be shown right now">
      <p>You are signed in and nothing is lost. Load the page again in a moment.</p>
    </Notice>
  );
}
