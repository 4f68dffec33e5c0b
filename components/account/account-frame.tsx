import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/shell/breadcrumbs.tsx";
import { Container } from "#components/ui/section.tsx";
import { moderationPath } from "#lib/moderation/paths.ts";
import { AccountNav, type AccountPath } from "./account-nav.tsx";

type StaffPath = typeof moderationPath;

type Props = {
  path: AccountPath | StaffPath;
  title: string;
  /** Said under the title: whose account it is. */
  email: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** Head and navigation of a page that belongs to one member, or to the work of one. */
export function AccountFrame({ path, title, email, lead, children }: Props) {
  return (
    <>
      <Breadcrumbs path={path} />
      <header className="page-header account-header">
        <Container>
          <h1 className="text-3xl">{title}</h1>
          <p className="account-whose">
            Signed in as <strong>{email}</strong>
          </p>
          {lead && <p className="lead">{lead}</p>}
          {path === moderationPath ? null : <AccountNav current={path} />}
        </Container>
      </header>
      <Container className="pb-section">{children}</Container>
    </>
  );
}
