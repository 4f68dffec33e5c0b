import { each } from "#components/ui/each.ts";
import { retention } from "#lib/upkeep/open/retention.ts";

const points = [
  "Your e-mail address and your answers here, until you delete the account.",
  `The devices you are signed in on, until ${retention.sessions.days} days after each signs out; a device you had us remember, for ${retention.knownDevices.days} days after you last use it.`,
  `A record of sign-ins, ${retention.auditEvents.kept}. It holds a number and a keyed fingerprint in place of your e-mail address.`,
  "We write to you only about signing in and about what you asked us. The provider that carries our mail sees your address; nobody else does.",
];

/** What registering leaves behind and for how long, in plain words beside the consent. */
export function WhatWeStore() {
  return (
    <section className="sign-in-stored" aria-labelledby="stored-title">
      <h2 id="stored-title" className="text-base">
        What we store, and for how long
      </h2>
      <ul>
        {each(points, (point) => (
          <li>{point}</li>
        ))}
      </ul>
      <p>
        A question about it? <a href="/contact">Ask us</a>
      </p>
    </section>
  );
}
