import { each } from "#components/ui/each.ts";
import { retention } from "#lib/data/retention/open/retention.ts";
import { useWords } from "#components/words/use-words.ts";

/** Which data a registration stores and for how long, in plain language beside the consent. */
export function WhatWeStore() {
  const words = useWords("sign-in");
  const points = [
    words("stored.address"),
    words("stored.devices", {
      sessionDays: retention.sessions.days,
      deviceDays: retention.knownDevices.days,
    }),
    words("stored.record", { years: retention.auditEvents.years }),
    words("stored.mail"),
  ];
  return (
    <section className="sign-in-stored" aria-labelledby="stored-title">
      <h2 id="stored-title" className="text-base">
        {words("stored.title")}
      </h2>
      <ul>
        {each(points, (point) => (
          <li>{point}</li>
        ))}
      </ul>
      <p>{words.rich("stored.ask", { link: (inside) => <a href="/contact">{inside}</a> })}</p>
    </section>
  );
}
