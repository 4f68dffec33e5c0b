import type { ReactNode } from "react";

type Props = { summary: ReactNode; open?: boolean; id?: string; children: ReactNode };

/**
 * A section that opens and closes without script, is found by the browser's own search in the page, and prints open.
 */
export function Disclosure({ summary, open, id, children }: Props) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
