import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import type { BoardSection, OnPage } from "#lib/data/content/types.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { openToday } from "./open-rows.ts";
import { StageTag } from "./stage-tag.tsx";

/**
 * What is open today and what is not, computed from the records. Each name links to where to apply or ask. The first
 * group, what works now, is expanded.
 */
export function Board({ kind: _, page, ...head }: BoardSection & OnPage) {
  return (
    <SectionFrame {...head} wide>
      {each(openToday(), ({ id, heading, rows }, at) => (
        <Disclosure id={id} summary={`${heading} (${rows.length})`} open={at === 0}>
          <DataTable
            caption={heading}
            captionHidden
            columns={[{ label: "What" }, { label: "Today" }]}
            rows={rows.map(({ name, href, text, stage, state }) => [
              <AppLink key="name" className="link" href={linkOnPage(page, href)}>
                {name}
              </AppLink>,
              <>
                {state ? (
                  <Tag tone={stage === "open" ? "good" : "neutral"}>{state}</Tag>
                ) : (
                  <StageTag stage={stage} />
                )}{" "}
                {text}
              </>,
            ])}
          />
        </Disclosure>
      ))}
    </SectionFrame>
  );
}
