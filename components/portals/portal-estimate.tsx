import { SendAnswer } from "#components/content/tools/send-answer.tsx";
import { SendEstimate } from "#components/content/tools/send-estimate.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Estimate } from "#lib/domains/remittance/index.ts";

type Props = {
  /** The path of the portal, whose page shows the result too. */
  path: `/${string}`;
  /** The computed estimate. */
  estimate: Estimate | undefined;
};

/** The cost of a transfer, computed in the portal. The result replaces the form. */
export function PortalEstimate({ path, estimate }: Props) {
  const words = useWords("portal-parts");
  const action = `${path}#estimate` as const;
  return (
    <SectionFrame id="estimate" heading={words("estimate.title")} lead={words("estimate.lead")}>
      {estimate ? <SendAnswer estimate={estimate} action={action} /> : <SendEstimate action={action} />}
    </SectionFrame>
  );
}
