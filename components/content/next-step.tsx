import { ButtonLink } from "#components/ui/button.tsx";
import { isLinked } from "#lib/content/is-linked.ts";
import type { ActionSection } from "#lib/content/types.ts";
import { SectionFrame } from "./section-frame.tsx";

/** The next step, as links; those that settings hide are left out. */
export function NextStep({ actions, ...head }: ActionSection) {
  return (
    <SectionFrame {...head}>
      <div className="part-actions">
        {actions
          .filter(({ href }) => isLinked(href))
          .map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
      </div>
    </SectionFrame>
  );
}
