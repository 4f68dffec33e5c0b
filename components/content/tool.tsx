import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/field.tsx";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { guideTopics } from "#lib/data/countries/words/open/guide-topics.ts";
import { AskQuestion } from "#components/navigator/ask-question.tsx";
import { each } from "#components/ui/each.ts";
import { checkPoints } from "#lib/data/content/check-points.ts";
import { SendEstimate } from "#components/content/tools/send-estimate.tsx";
import type { ToolSection } from "#lib/data/content/types.ts";
import { SectionFrame } from "#components/page/section-frame.tsx";

const countries = listCountries().map(({ slug, name }) => ({ value: slug, label: name }));
const topics = guideTopics.map(({ part, question }) => ({ value: part, label: question }));

/**
 * Leads from a country and a question to the part of the guide that answers: a GET form that middleware.ts redirects.
 */
function AskGuides() {
  return (
    <form action="/navigator" method="get" className="grid gap-5">
      <SelectField label="Country" name="country" options={countries} />
      <SelectField label="What do you want to know?" name="topic" options={topics} />
      <Button className="justify-self-start">Go to the answer</Button>
    </form>
  );
}

/**
 * A checklist of what lenders look at. Nothing is sent or stored: the checkboxes have no names, no script reads them,
 * and the style sheet counts them.
 */
function SelfCheck() {
  return (
    <fieldset className="self-check">
      <legend className="sr-only">Tick what is true of you</legend>
      <ul>
        {each(checkPoints, ({ id, point, mend }) => (
          <li>
            <label className="self-check-point">
              <input type="checkbox" id={`check-${id}`} aria-describedby={`check-${id}-mend`} />
              <span>{point}</span>
            </label>
            <p id={`check-${id}-mend`}>{mend}</p>
          </li>
        ))}
      </ul>
      <p className="self-check-count" data-of={checkPoints.length}>
        Ticked:
      </p>
    </fieldset>
  );
}

const tools: Record<ToolSection["tool"], () => ReactNode> = {
  "send-estimate": () => <SendEstimate />,
  "self-check": SelfCheck,
  "ask-guides": AskGuides,
  "ask-question": AskQuestion,
};

/** An interactive tool as a section. */
export function Tool({ tool, ...head }: ToolSection) {
  const Part = tools[tool];
  return (
    <SectionFrame {...head}>
      <Part />
    </SectionFrame>
  );
}
