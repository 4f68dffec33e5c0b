/** The limits of an enquiry. Lengths are UTF-16 units, as a browser's `maxlength` counts them. */
export const leadLimits = {
  messageLength: 4000,
  feedbackLength: 1000,
  messages: 20,
  pageLength: 200,
  keyLength: 200,
} as const;
