import type { ReactNode } from "react";
import { AppLink } from "#components/ui/app-link.tsx";
import type { Href } from "#lib/data/site/paths.ts";

type Props = { title: string; href: Href; text: ReactNode; children?: ReactNode };

/** One thing that a visitor can do here today: its name links there, a drawing or a form shows how. */
export const Task = ({ title, href, text, children }: Props) => (
  <article className="task">
    <h2>
      <AppLink href={href}>{title}</AppLink>
    </h2>
    <p>{text}</p>
    {children}
  </article>
);
