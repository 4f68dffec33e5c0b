import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { PatternBand, patternNames } from "#components/ui/pattern-band.tsx";
import { Container } from "#components/ui/section.tsx";
import { families, type Family } from "#lib/data/content/divisions.ts";
import type { Portal } from "#lib/domains/portals/index.ts";

const familyNames = Object.keys(families) as Family[];

/** The woven band of a field of work, the same as on the page of the divisions. */
export const bandOf = (family: Family) => patternNames[familyNames.indexOf(family) % patternNames.length];

type Props = {
  portal: Portal;
  /** The main links, under the purpose. */
  children?: ReactNode;
};

/** Name and purpose of a portal, under the band of its field. */
export function PortalHead({ portal, children }: Props) {
  return (
    <>
      <Breadcrumbs path={portal.path} />
      <header className="page-header">
        <Container>
          <PatternBand pattern={bandOf(portal.family)} className="portal-band" />
          <p className="eyebrow">{portal.eyebrow}</p>
          <h1 className="text-4xl">{portal.title}</h1>
          <p className="lead lead-large">{portal.purpose}</p>
          {children && <div className="page-actions">{children}</div>}
        </Container>
      </header>
    </>
  );
}
