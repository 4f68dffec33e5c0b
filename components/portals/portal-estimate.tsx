import { SendAnswer } from "#components/content/tools/send-answer.tsx";
import { SendEstimate } from "#components/content/tools/send-estimate.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Estimate } from "#lib/remittance/read-estimate.ts";

type Props = {
  /** Of the portal, on which the answer stands too. */
  path: `/${string}`;
  /** What was asked for, worked out. */
  estimate: Estimate | undefined;
};

/** What a transfer costs, worked out in the portal: the answer stands where the question was. */
export function PortalEstimate({ path, estimate }: Props) {
  const words = useWords("portal-parts");
  const action = `${path}#estimate` as const;
  return (
    <SectionFrame id="estimate" heading={words("estimate.title")} lead={words("estimate.lead")}>
      {estimate ? <SendAnswer estimate={estimate} action={action} /> : <SendEstimate action={action} />}
    </SectionFrame>
  );
}
