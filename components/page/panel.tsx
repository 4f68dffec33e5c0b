import type { ReactNode } from "react";

type Props = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
};

/** One part of an account page, with its own heading. */
export function Panel({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="account-panel">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead && <p className="account-lead">{lead}</p>}
      {children}
    </section>
  );
}
