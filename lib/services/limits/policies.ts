/** At most `limit` in `seconds`. */
export type Window = { limit: number; seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the site. Windows slide: a hit counts until it is older than the window. "address" is an e-mail
 * address, "network" the network a request came from (loose, because many phones share one).
 */
export const policies = {
  /** Code mails to one address, requested by browsers it has not signed in with. */
  codeMail: [
    { limit: 1, seconds: minute },
    { limit: 5, seconds: hour },
    { limit: 10, seconds: day },
  ],
  /** The same from a device its owner signed in with before. Separate, so that a stranger cannot use it up. */
  codeMailKnown: [
    { limit: 1, seconds: minute },
    { limit: 5, seconds: hour },
    { limit: 10, seconds: day },
  ],
  codeRequestNetwork: [{ limit: 25, seconds: 5 * minute }],
  /** Wrong codes for one address, counted across codes. */
  wrongCode: [
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  wrongCodeKnown: [
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  /** Codes from a browser that requested none: they are never checked, and never count against the owner. */
  strayCode: [
    { limit: 5, seconds: 10 * minute },
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  codeNetwork: [{ limit: 100, seconds: 5 * minute }],
  /** A lock is recorded in the audit once in this time, however often it is hit. */
  lockAudit: [{ limit: 1, seconds: 10 * minute }],
  grantRequest: [
    { limit: 10, seconds: hour },
    { limit: 30, seconds: day },
  ],
  dataExport: [{ limit: 10, seconds: hour }],
  /** Registrations of one member, finished or changed. */
  registration: [
    { limit: 20, seconds: hour },
    { limit: 50, seconds: day },
  ],
  /** Wrong addresses typed to confirm the deletion of an account. The right one is never counted. */
  wrongDeletion: [{ limit: 10, seconds: hour }],
  /** Devices a member signs out. */
  sessionEnd: [{ limit: 60, seconds: hour }],
  /** Links of mails about new devices, opened from one network. */
  sessionEndLink: [{ limit: 30, seconds: 5 * minute }],
  /** A refusal of a member is recorded in the audit once in this time, however often they try. */
  refusalAudit: [{ limit: 1, seconds: hour }],
  /** Answers of one vendor to requests for a quote, changes included. */
  quote: [
    { limit: 60, seconds: hour },
    { limit: 200, seconds: day },
  ],
  /** Ratings of one member, changes included. */
  rating: [
    { limit: 30, seconds: hour },
    { limit: 100, seconds: day },
  ],
  /** Ratings withdrawn by one member. Separate, so that a member who rated too often can still withdraw. */
  withdrawal: [
    { limit: 30, seconds: hour },
    { limit: 100, seconds: day },
  ],
  /** Synchronizations of one member's plans between devices: one call for each change, seconds apart. */
  plan: [
    { limit: 600, seconds: hour },
    { limit: 3000, seconds: day },
  ],
  /** Enquiries from one network; loose, because many phones share one. */
  lead: [
    { limit: 30, seconds: 5 * minute },
    { limit: 200, seconds: hour },
  ],
  /** Forms from one network that failed validation and are kept for an hour. */
  formDraft: [
    { limit: 60, seconds: 5 * minute },
    { limit: 400, seconds: hour },
  ],
  /** Forms begun from one network, and steps of a form that is saved very often. */
  formBegun: [
    { limit: 60, seconds: 5 * minute },
    { limit: 400, seconds: hour },
  ],
  /** Answers saved as a link from one network, or fetched by one. */
  savedForm: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Forms from one network that are sent, changed, withdrawn, or whose questions are answered. */
  submission: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Messages from one network about a submission. */
  caseMessage: [
    { limit: 30, seconds: 5 * minute },
    { limit: 150, seconds: hour },
  ],
  /** Messages of chats from one network, and of one conversation. */
  chatMessage: [
    { limit: 300, seconds: 5 * minute },
    { limit: 1500, seconds: hour },
  ],
  chatConversation: [
    { limit: 30, seconds: minute },
    { limit: 300, seconds: hour },
  ],
  /** Requests of chats from one network other than messages: streams, polls, read receipts. */
  chatAsk: [{ limit: 1500, seconds: 5 * minute }],
  /** Copies of one conversation by mail. */
  chatCopy: [{ limit: 5, seconds: hour }],
  /** Mails about forms to one address: nobody can fill another's mailbox. */
  submissionMail: [
    { limit: 10, seconds: hour },
    { limit: 30, seconds: day },
  ],
  /** Letters rendered as files for one network: each may be a PDF. */
  letterFile: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** References looked up together with an address from one network. */
  submissionLookUp: [
    { limit: 30, seconds: 5 * minute },
    { limit: 150, seconds: hour },
  ],
  /** Addresses tried for one reference. */
  submissionGuess: [
    { limit: 20, seconds: hour },
    { limit: 60, seconds: day },
  ],
  /**
   * File uploads started from one network, and for one form: more than a form may contain, because some are removed
   * again.
   */
  upload: [
    { limit: 120, seconds: 5 * minute },
    { limit: 600, seconds: hour },
  ],
  uploadDraft: [
    { limit: 40, seconds: hour },
    { limit: 120, seconds: day },
  ],
  /** Navigator answers that a model words for one network, including cached ones. */
  wordedAsk: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Model calls of the whole site: this bounds their cost. */
  wordedAnswer: [
    { limit: 60, seconds: minute },
    { limit: 3000, seconds: day },
  ],
  /** References looked up from one network. */
  receipt: [
    { limit: 100, seconds: 5 * minute },
    { limit: 600, seconds: hour },
  ],
} as const satisfies Record<string, readonly [Window, ...Window[]]>;

export type Policy = keyof typeof policies;

/** Policies that count by network instead of by account or address. */
export type NetworkPolicy = Extract<
  Policy,
  | "caseMessage"
  | "chatAsk"
  | "chatMessage"
  | "codeRequestNetwork"
  | "codeNetwork"
  | "formBegun"
  | "formDraft"
  | "lead"
  | "letterFile"
  | "receipt"
  | "savedForm"
  | "sessionEndLink"
  | "submission"
  | "submissionLookUp"
  | "upload"
  | "wordedAsk"
>;

/**
 * How many times more a /48 may do than one of the IPv6 lines (/64) in it: a provider gives both to one customer, but
 * an office with many lines is not one caller.
 */
export const linesPerSite = 8;
