import { each } from "#components/ui/each.ts";

const points = [
  "Your address and your answers here, until you delete the account.",
  "Where you are signed in, until 30 days after it ends; a device you had us remember, for 400 days after its last sign-in.",
  "A record of sign-ins, for 7 years. It names you by a number, never by your address.",
  "We write to the address only about signing in and about what you asked us. Nobody else gets it.",
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
