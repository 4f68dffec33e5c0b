/** So many in so many seconds. */
export type Window = { limit: number; seconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the site. Windows slide: a moment counts until it is older than the window. "address" is an e-mail
 * address, "network" the network a request came from (loose, because many phones share one).
 */
export const policies = {
  /** Mails with a code to one address, asked for by browsers it has not signed in with. */
  codeMail: [
    { limit: 1, seconds: minute },
    { limit: 5, seconds: hour },
    { limit: 10, seconds: day },
  ],
  /** The same from a device its owner signed in with before. Apart, so that a stranger cannot use it up. */
  codeMailKnown: [
    { limit: 1, seconds: minute },
    { limit: 5, seconds: hour },
    { limit: 10, seconds: day },
  ],
  codeRequestNetwork: [{ limit: 25, seconds: 5 * minute }],
  /** Wrong codes for one address, kept across codes. */
  wrongCode: [
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  wrongCodeKnown: [
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  /** Codes from a browser that asked for none: they are never judged, and never count against the owner. */
  strayCode: [
    { limit: 5, seconds: 10 * minute },
    { limit: 10, seconds: hour },
    { limit: 20, seconds: day },
  ],
  codeNetwork: [{ limit: 100, seconds: 5 * minute }],
  /** A lock is written to the audit once in this time, however often somebody runs against it. */
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
  /** Addresses typed to delete an account that are not its own. The right one is never counted. */
  wrongDeletion: [{ limit: 10, seconds: hour }],
  /** Devices a member signs out. */
  sessionEnd: [{ limit: 60, seconds: hour }],
  /** Links of mails about new devices, opened from one network. */
  sessionEndLink: [{ limit: 30, seconds: 5 * minute }],
  /** That a member was refused something is written to the audit once in this time, however often they try. */
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
  /** Ratings one member takes back. Apart, so that whoever rated too often can still do it. */
  withdrawal: [
    { limit: 30, seconds: hour },
    { limit: 100, seconds: day },
  ],
  /** Plans one member's devices share: one call for each change, seconds apart. */
  plan: [
    { limit: 600, seconds: hour },
    { limit: 3000, seconds: day },
  ],
  /** Enquiries from one network; loose, because many phones share one. */
  lead: [
    { limit: 30, seconds: 5 * minute },
    { limit: 200, seconds: hour },
  ],
  /** Forms from one network that could not be taken and are kept for an hour. */
  formDraft: [
    { limit: 60, seconds: 5 * minute },
    { limit: 400, seconds: hour },
  ],
  /** Forms begun from one network, and steps of one that was written to very often. */
  formBegun: [
    { limit: 60, seconds: 5 * minute },
    { limit: 400, seconds: hour },
  ],
  /** Answers taken along as a link from one network, or fetched by one. */
  savedForm: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Forms sent from one network, changed, withdrawn, or answered about. */
  submission: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Messages from one network about what was sent. */
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
  /** What chats of one network ask and tell beside messages: streams, polls, what was seen. */
  chatAsk: [{ limit: 1500, seconds: 5 * minute }],
  /** Copies of one conversation by mail. */
  chatCopy: [{ limit: 5, seconds: hour }],
  /** Mails about forms that name one address: nobody's mailbox is filled by somebody else. */
  submissionMail: [
    { limit: 10, seconds: hour },
    { limit: 30, seconds: day },
  ],
  /** Letters made as files for one network: each may be a PDF to draw. */
  letterFile: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** References with an address, looked up from one network. */
  submissionLookUp: [
    { limit: 30, seconds: 5 * minute },
    { limit: 150, seconds: hour },
  ],
  /** Addresses tried for one reference. */
  submissionGuess: [
    { limit: 20, seconds: hour },
    { limit: 60, seconds: day },
  ],
  /** Files that are begun from one network, and for one form: more than it may hold, because some are taken away again. */
  upload: [
    { limit: 120, seconds: 5 * minute },
    { limit: 600, seconds: hour },
  ],
  uploadDraft: [
    { limit: 40, seconds: hour },
    { limit: 120, seconds: day },
  ],
  /** Answers of the navigator that one network has worded by a model, those that are kept already too. */
  wordedAsk: [
    { limit: 60, seconds: 5 * minute },
    { limit: 300, seconds: hour },
  ],
  /** Calls of the model for the whole site: what they cost is bounded. */
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

/** What is counted by where it comes from, not by whose it is. */
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
 * How many times more than one IPv6 line (/64) the /48 around it may: a provider hands both to one customer, and an
 * office of many lines is not one caller.
 */
export const linesPerSite = 8;
