import { Icon } from "#components/ui/icon.tsx";
import { Container } from "#components/ui/section.tsx";
import { useWords } from "#components/words/use-words.ts";
import { doneId } from "#lib/domains/forms/open/form-path.ts";
import type { MemberSideData } from "#lib/domains/portals/index.ts";

type Props = {
  /** What the URL says was done. */
  done: string | undefined;
  side: Pick<MemberSideData, "access" | "asked">;
  email: string;
};

/** The values a URL may have for `done`, each with a check against the data, because a URL alone proves nothing. */
const isSo: Readonly<Record<string, (side: Props["side"]) => boolean>> = {
  access: ({ access }) => access.state === "requested",
  give: ({ asked }) => Array.isArray(asked) && asked.some(({ standing }) => standing === "quoted"),
  decline: ({ asked }) => Array.isArray(asked) && asked.some(({ standing }) => standing === "declined"),
};

/**
 * Confirms above the page what was just sent from it, and what happens next. The fragment of the URL gives it the
 * focus.
 */
export function PortalDone({ done = "", side, email }: Props) {
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
