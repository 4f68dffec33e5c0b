import type { ActionSection, CardsSection, StepsSection } from "#lib/content/types.ts";
import { portals } from "../find-portal.ts";
import { isForOrganisations, needsWorkAddress } from "./keys.ts";
import type { Portal } from "../types.ts";

/** Words that are the same on purpose wherever access works the same way. Everything else a portal says is its own. */
const signIn = {
  title: "Sign in",
  text: "With a code that comes to your e-mail address. The first sign-in makes your account.",
};
const everyone = {
  title: "You are in",
  text: "Nobody has to let you in: every signed-in member may enter.",
};
const ask = {
  title: "Say what for",
  text: "One short form on this page. Your registration has to be complete: who you are, and in which country.",
};
const askAsOrganisation = {
  title: "Ask for your organisation",
  text: "Its registered name and what it wants to use the portal for. Only organisations are let in.",
};
const workAddress = {
  title: "Use a work address",
  text: "A member who signed in with a private mailbox cannot ask for this portal.",
};
const network = {
  title: "Register a static address",
  text: "The fixed network your people work from. Access works from there and from nowhere else.",
};
const answer = {
  title: "Read the answer",
  text: "Here and by e-mail: yes or no, with the reason, and how long it holds. A refusal can be followed by a new request.",
};

/** How one gets in, step by step. */
export function accessSteps(portal: Portal): StepsSection {
  const isGrant = portal.access === "grant";
  const organisations = isGrant && isForOrganisations(portal.key);
  const steps = isGrant
    ? [
        ...(needsWorkAddress(portal.key) ? [workAddress] : []),
        signIn,
        organisations ? askAsOrganisation : ask,
        ...(organisations ? [network] : []),
        { title: "Staff decide", text: `${portal.looksAt} There is no fixed time.` },
        answer,
      ]
    : [signIn, everyone];
  return {
    kind: "steps",
    id: "access",
    heading: "How access is granted",
    ...(isGrant && {
      lead: "Staff of the group decide each request. What is asked and what is answered stays on record.",
    }),
    steps,
  };
}

/** Where to turn with a question that does not need an account. */
export const supportSection: ActionSection = {
  kind: "action",
  id: "support",
  heading: "A question first?",
  lead: "You need no account to ask. The answer comes to your e-mail address.",
  actions: [
    { href: "/contact", label: "Write to us" },
    { href: "/contact/received", label: "Look up a reference" },
  ],
};

/** `/portal/clearsight` of `/portal/clearsight/training`. */
const stemOf = (path: string) => path.split("/").slice(0, 3).join("/");

/** The portals whose addresses begin as this one's does: each shows the way to the others. None: undefined. */
export function besideSection(portal: Portal): CardsSection | undefined {
  if (!portal.path.startsWith("/portal/")) return undefined;
  const others = portals.filter(({ path }) => path !== portal.path && stemOf(path) === stemOf(portal.path));
  if (others.length === 0) return undefined;
  return {
    kind: "cards",
    id: "beside",
    heading: "Beside this portal",
    lead: "Each has its own rules for who may enter.",
    groups: [
      {
        name: portal.eyebrow.split(" · ").at(-1) ?? portal.eyebrow,
        cards: others.map(({ path, title, purpose }) => ({ title, text: purpose, href: path })),
      },
    ],
  };
}
