import { type Role, roles } from "./visit.ts";

const everyone = roles;
const deciders = ["staff", "admin"] as const satisfies readonly Role[];
const moderators = ["moderator", "admin"] as const satisfies readonly Role[];
const admins = ["admin"] as const satisfies readonly Role[];
const caseworkers = ["caseworker"] as const satisfies readonly Role[];
const desk = ["staff", "moderator", "admin"] as const satisfies readonly Role[];

/**
 * Who may do what: resource, verb, and the roles that have the right. Every entry point checks this table, and what is
 * not in it is denied to everybody. `everyone` is everyone with an account, and only for their own rows: each statement
 * checks the owner.
 */
export const policy = {
  account: { read: everyone, register: everyone, export: everyone, delete: everyone },
  session: { end: everyone },
  rating: { give: everyone, withdraw: everyone },
  plan: { read: everyone, save: everyone },
  grant: { request: everyone, list: deciders, decide: deciders },
  enquiry: { read: deciders, answer: deciders },
  submission: { read: deciders, decide: deciders },
  /**
   * The queue itself. The rights of each case type decide which cases somebody sees and decides on in it
   * (lib/backoffice/desk).
   */
  case: { list: desk, assign: desk, note: desk, export: deciders },
  /** Opening texts for replies. */
  reply: { manage: deciders },
  /** What is shown on the pages of the site, or of a country, for a time. */
  notice: { manage: deciders },
  /** What is published in portals. The grant decides who may enter a portal and read it there. */
  document: { publish: deciders },
  /** Posts: staff advertise and close them, members apply. */
  vacancy: { manage: deciders, apply: everyone },
  /** Buyers' requests that staff pass on, and the quotes of the vendors who are asked. */
  quote: { manage: deciders, give: everyone },
  /** What people in danger report: admins have no access. */
  confidential: { read: caseworkers, answer: caseworkers, close: caseworkers, key: caseworkers },
  /** Facts of the countries: the person who proposes a change never decides on it (lib/domains/fact-edits). */
  fact: { list: deciders, propose: deciders, decide: deciders },
  /** How search and navigator answer: staff review, admins switch. */
  navigator: { review: deciders, switch: admins },
  words: { list: moderators, moderate: moderators },
  /** What only admins do: manage accounts and roles, and what runs the site. */
  member: { find: admins, read: admins, sign_out: admins },
  role: { change: admins },
  mail: { list: admins, retry: admins },
  job: { list: admins, run: admins },
  /** External addresses that are notified of what happens in conversations. */
  webhook: { manage: admins },
  audit: { read: admins, check: admins },
  health: { read: admins },
  limit: { list: admins, lift: admins },
} as const satisfies Record<string, Record<string, readonly Role[]>>;

type Resource = keyof typeof policy;
type Verb<R extends Resource> = keyof (typeof policy)[R] & string;

/** One right of the table, as an entry point names it: "words.moderate". */
export type Right = { [R in Resource]: `${R}.${Verb<R>}` }[Resource];

const rights: ReadonlyMap<string, readonly Role[]> = new Map(
  Object.entries(policy).flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, roles]) => [`${resource}.${verb}`, roles]),
  ),
);

/** Whether a role has this right. What the table does not name is denied to everybody. */
export const may = (role: Role, right: Right): boolean => rights.get(right)?.includes(role) ?? false;
