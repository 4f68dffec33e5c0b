import { each } from "#components/ui/each.ts";
import { type TagTone, Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import { type Claim, claims as register, type ClaimId } from "#lib/data/content/claims.ts";
import type { CitedSource } from "#lib/data/countries/record/open/cited-source.ts";

/** The tone of each kind of claim; its name is in lib/platform/words/en/page.json. */
export const claimTones: Record<Claim["kind"], TagTone> = {
  actual: "good",
  target: "caution",
  illustrative: "neutral",
};

type Props = { sources?: readonly CitedSource[] | undefined; rests?: readonly ClaimId[] | undefined };

/** What a section rests on: documents that anybody can open, and claims of the group, each with its kind. */
export function Basis({ sources = [], rests = [] }: Props) {
  const words = useWords("page");
  const claims: readonly Claim[] = register.filter(({ id }) => rests.includes(id));
  if (sources.length + claims.length === 0) return null;
  return (
    <div className="part-basis">
      {claims.length > 0 && (
        <ul>
          {each(claims, ({ text, kind }) => (
            <li>
              <Tag tone={claimTones[kind]}>{words(`claim.${kind}`)}</Tag> {text}
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && (
        <p>
          {words("basis.sources", { count: sources.length })}
          {each(sources, ({ label, href, year }, index) => (
            <>
              {index > 0 && "; "}
              <a className="link" href={href} rel="noopener">
                {label}
              </a>
              , {year}
            </>
          ))}
          .
        </p>
      )}
    </div>
  );
}
