import type { ReactNode } from "react";
import type { Href } from "#lib/data/site/paths.ts";
import { AppLink } from "./app-link.tsx";

/** A surface with a thin border for things that belong together. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `card ${className}` : "card"}>{children}</div>;
}

type LinkCardProps = {
  href: Href;
  title: ReactNode;
  children?: ReactNode;
  /** Shown at the end of the title's line: a tag, a figure. */
  aside?: ReactNode;
  /** Shown before the title: a flag, an icon. */
  start?: ReactNode;
  level?: 2 | 3 | 4;
};

/** A card that is one link: its accessible name is the title alone, and its whole area is clickable. */
export function LinkCard({ href, title, children, aside, start, level = 3 }: LinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card card-link">
      <div className="card-head">
        {start}
        <Heading>
          <AppLink href={href}>{title}</AppLink>
        </Heading>
        {aside && <div className="card-aside">{aside}</div>}
      </div>
      {children}
    </div>
  );
}
