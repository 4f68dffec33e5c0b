import type { ReactNode } from "react";

/** One example in the guide, under its name. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 border-t border-line py-5">
      <h3 className="text-base text-muted">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
