import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { shownAddress } from "#lib/platform/text/shown-address.ts";

type Props = {
  path: `/${string}`;
  title: string;
  /** Shown under the title: whose account it is. */
  email: string;
  lead?: ReactNode;
  /** Shown at the foot of the header: the other pages of the same kind. */
  nav?: ReactNode;
  children: ReactNode;
};

/** The frame of a page whose content only one member sees. */
export function MemberFrame({ path, title, email, lead, nav, children }: Props) {
  const words = useWords("account");
  return (
    <>
      <Breadcrumbs path={path} />
      <header className={nav ? "page-header account-header" : "page-header"}>
        <Container>
          <h1 className="text-3xl">{title}</h1>
          <p className="account-whose">
            {words.rich("signedInAs", {
              email: shownAddress(email),
              strong: (inside) => <strong translate="no">{inside}</strong>,
            })}
          </p>
          {lead && <p className="lead">{lead}</p>}
          {nav}
        </Container>
      </header>
      <Container className="pb-section">{children}</Container>
    </>
  );
}
