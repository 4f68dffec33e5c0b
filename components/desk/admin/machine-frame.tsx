import type { ReactNode } from "react";
import { FaultSummary } from "#components/forms/fault-summary.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { FormState } from "#lib/forms/index.ts";
import type { Member } from "#lib/members/index.ts";
import { DeskNav, type DeskPath } from "../desk-nav.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  path: DeskPath;
  title: string;
  lead: string;
  /** What was done a moment ago, in words. */
  done?: string | undefined;
  /** What was sent from here and could not be taken, where its form is not drawn again. */
  state?: FormState | undefined;
  children: ReactNode;
};

/** Head of a room about what runs the site, with what came of the last deed. */
export function MachineFrame({ member, path, title, lead, done, state, children }: Props) {
  return (
    <MemberFrame
      path={path}
      title={title}
      email={member.email}
      lead={lead}
      nav={<DeskNav role={member.role} current={path} />}
    >
      <div className="desk">
        <FaultSummary state={state} />
        {done && !state && <Notice tone="good" title={done} />}
        {children}
      </div>
    </MemberFrame>
  );
}
