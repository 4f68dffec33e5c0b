import { each } from "#components/ui/each.ts";
import { retention } from "#lib/upkeep/open/retention.ts";
import { useWords } from "#components/words/use-words.ts";

/** What registering leaves behind and for how long, in plain words beside the consent. */
export function WhatWeStore() {
  const words = useWords("sign-in");
  const points = [
    words("storedAddress"),
    words("storedDevices", {
      sessionDays: retention.sessions.days,
      deviceDays: retention.knownDevices.days,
    }),
    words("storedRecord", { years: retention.auditEvents.years }),
    words("storedMail"),
  ];
  return (
    <section className="sign-in-stored" aria-labelledby="stored-title">
      <h2 id="stored-title" className="text-base">
        {words("whatWeStoreAndFor")}
      </h2>
      <ul>
        {each(points, (point) => (
          <li>{point}</li>
        ))}
      </ul>
      <p>{words.rich("aQuestionAboutItAsk", { link: (inside) => <a href="/contact">{inside}</a> })}</p>
    </section>
  );
}
