import type { ReactNode } from "react";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import { MemberFrame } from "#components/page/member-frame.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { usePageLocale } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { DeskNav, type DeskPath } from "../desk-nav.tsx";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A duration in its largest unit: "4 min", "2 hr". */
export function Span({ seconds }: { seconds: number }) {
  const locale = usePageLocale();
  const inUnit = (unit: "second" | "minute" | "hour" | "day", size: number) =>
    numberFormat(
      { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: unit === "second" ? 1 : 0 },
      locale,
    ).format(seconds / size);
  if (seconds < minute) return inUnit("second", 1);
  if (seconds < hour) return inUnit("minute", minute);
  return seconds < 2 * day ? inUnit("hour", hour) : inUnit("day", day);
}

type Props = {
  member: Pick<Member, "email" | "role">;
  path: DeskPath;
  title: string;
  lead: string;
  /** A message about the operation that was just done. */
  done?: string | undefined;
  /** The rejected submission, if there is one and its form is not shown again. */
  state?: FormState | undefined;
  children: ReactNode;
};

/** The frame of a page about the machinery of the site, with the result of the last operation. */
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
