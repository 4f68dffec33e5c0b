import type { ReactNode } from "react";

/** The width of the content, with a gutter that still fits at 320 px. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `container-page ${className}` : "container-page"}>{children}</div>;
}

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Shown at the end of the title's line on wide screens: a link onward. */
  action?: ReactNode;
  /** False inside something that already has a Container. */
  contained?: boolean;
  level?: 2 | 3;
  children?: ReactNode;
};

/** A part of a page with a heading and its own fragment id. */
export function Section({ id, title, lead, action, contained = true, level = 2, children }: SectionProps) {
  const Heading = `h${level}` as const;
  const content = (
    <>
      <div className="section-head">
        <div>
          <Heading id={`${id}-title`} className={level === 2 ? "text-3xl" : "text-2xl"}>
            {title}
          </Heading>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={contained ? "section" : undefined}>
      {contained ? <Container>{content}</Container> : content}
    </section>
  );
}

type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A word or two above the title: the kind of page. */
  eyebrow?: ReactNode;
  contained?: boolean;
  /** Fills the half beside the text on a wide screen. */
  art?: ReactNode;
  children?: ReactNode;
};

/** The only h1 of a page, what the page is for, and (as children) its main actions. */
export function PageHeader({ title, lead, eyebrow, contained = true, art, children }: PageHeaderProps) {
  const content = (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="text-4xl">{title}</h1>
      {lead && <p className="lead lead-large">{lead}</p>}
      {children && <div className="page-actions">{children}</div>}
    </>
  );
  const body = art ? (
    <div>
      {content}
      {art}
    </div>
  ) : (
    content
  );
  return <header className="page-header">{contained ? <Container>{body}</Container> : body}</header>;
}
