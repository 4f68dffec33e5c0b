import { type Role, roles } from "./visit.ts";

const everyone = roles;
const deciders = ["staff", "admin"] as const satisfies readonly Role[];
const moderators = ["moderator", "admin"] as const satisfies readonly Role[];
const admins = ["admin"] as const satisfies readonly Role[];
const caseworkers = ["caseworker"] as const satisfies readonly Role[];
const desk = ["staff", "moderator", "admin"] as const satisfies readonly Role[];

/**
 * Who may do what: resource, verb, and the roles that have it. Every door asks here, and what does not stand here nobody
 * may do. `everyone` is everyone with an account, and only with what is theirs: whose a row is, its statement asks.
 */
export const policy = {
  account: { read: everyone, register: everyone, export: everyone, delete: everyone },
  session: { end: everyone },
  rating: { give: everyone, withdraw: everyone },
  plan: { read: everyone, save: everyone },
  grant: { request: everyone, list: deciders, decide: deciders },
  enquiry: { read: deciders, answer: deciders },
  submission: { read: deciders, decide: deciders },
  /** The queue itself. Which kinds of case somebody sees in it, and decides on, the rights of each kind say (lib/desk). */
  case: { list: desk, assign: desk, note: desk, export: deciders },
  /** Words that answers begin with. */
  reply: { manage: deciders },
  /** What stands on the pages of the site, or of a country, for a time. */
  notice: { manage: deciders },
  /** What is published in portals. Whoever may enter one reads it there: that the grant says. */
  document: { publish: deciders },
  /** Posts: staff advertise and close them, members apply. */
  vacancy: { manage: deciders, apply: everyone },
  /** Requests of buyers that staff pass on, and the quotes of vendors who are asked. */
  quote: { manage: deciders, give: everyone },
  /** What people in danger told: admins have none of it. */
  confidential: { read: caseworkers, answer: caseworkers, close: caseworkers, key: caseworkers },
  /** Facts of the countries: who proposes a change never decides on it (lib/facts). */
  fact: { list: deciders, propose: deciders, decide: deciders },
  /** How search and navigator answer: staff look, admins switch. */
  navigator: { review: deciders, switch: admins },
  words: { list: moderators, moderate: moderators },
  /** What only admins do: with accounts and roles, and with what runs the site. */
  member: { find: admins, read: admins, sign_out: admins },
  role: { change: admins },
  mail: { list: admins, retry: admins },
  job: { list: admins, run: admins },
  /** Addresses outside that are told what happens in conversations. */
  webhook: { manage: admins },
  audit: { read: admins, check: admins },
  health: { read: admins },
  limit: { list: admins, lift: admins },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

type Resource = keyof typeof policy;
type Verb<R extends Resource> = keyof (typeof policy)[R] & string;

/** One line of the table, as a door names it: "words.moderate". */
export type Right = { [R in Resource]: `${R}.${Verb<R>}` }[Resource];

const rights: ReadonlyMap<string, readonly Role[]> = new Map(
  Object.entries(policy).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, roles]) => [`${resource}.${verb}`, roles]),
  ),
);

/** Whether a role has this right. What the table does not name, nobody may do. */
export const may = (role: Role, right: Right): boolean => rights.get(right)?.includes(role) ?? false;
