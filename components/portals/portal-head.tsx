import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PatternBand, patternNames } from "#components/ui/pattern-band.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { families, type Family } from "#lib/data/content/divisions.ts";
import { doneId } from "#lib/domains/forms/open/form-path.ts";
import type { Portal, MemberSideData } from "#lib/domains/portals/index.ts";

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

type PortalDoneProps = {
  /** What the URL says was done. */
  done: string | undefined;
  side: Pick<MemberSideData, "access" | "asked">;
  email: string;
};

/** The values a URL may have for `done`, each with a check against the data, because a URL alone proves nothing. */
const isSo: Readonly<Record<string, (side: PortalDoneProps["side"]) => boolean>> = {
  access: ({ access }) => access.state === "requested",
  give: ({ asked }) => Array.isArray(asked) && asked.some(({ standing }) => standing === "quoted"),
  decline: ({ asked }) => Array.isArray(asked) && asked.some(({ standing }) => standing === "declined"),
};

/**
 * Confirms above the page what was just sent from it, and what happens next. The fragment of the URL gives it the
 * focus.
 */
export function PortalDone({ done = "", side, email }: PortalDoneProps) {
  const words = useWords("member-side");
  if (!isSo[done]?.(side)) return null;
  const what = done as "access" | "give" | "decline";
  return (
    <Container className="pt-3">
      <div id={doneId} className="notice notice-good" role="status" tabIndex={-1}>
        <Icon name="good" />
        <div>
          <p className="font-semibold">{words(`done.${what}`)}</p>
          <p>{words(`done.${what}.next`, { email })}</p>
        </div>
      </div>
    </Container>
  );
}
