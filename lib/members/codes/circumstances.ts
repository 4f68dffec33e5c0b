/** What is known of whoever asks, apart from what they typed. */
export type Circumstances = {
  /** The token of their browser's device cookie, if it can be one of ours. */
  deviceToken: string | undefined;
  /** Where the request came from. */
  address: string;
  userAgent: string | null;
};
