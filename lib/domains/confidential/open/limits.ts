/** The longest text somebody may send at once, and the longest description of how to reach them. */
export const mostWords = 8_000;
export const mostReach = 500;
/** The longest answer of a caseworker. */
export const mostAnswer = 8_000;

/**
 * The maximum number of files in one post, and the largest size of each: all of it is in the server's memory if no
 * script seals it.
 */
export const mostFiles = 3;
export const fileBytes = 1_500 * 1024;
/** The largest post from a page without script, in bytes. Of its files, only what a case may store is kept. */
export const postBytes = 9 * 1024 * 1024;
/** The most that a caseworker's browser may send at once: sealed, and as JSON carries bytes. */
export const sealedBytes = 9 * 1024 * 1024;
/** The maximum number of parts in one case: a sender who needs more files a second case. */
export const mostParts = 60;

/** Plaintext is padded to one of these sizes before it is sealed, so that sizes reveal little. */
export const buckets = [4, 16, 64, 256, 1024, 2048, 4096].map((kilobytes) => kilobytes * 1024);
/** The most that age adds to a part: a hundred bytes for each recipient, and there are never that many caseworkers. */
export const mostHead = 16 * 1024;
/** The largest sealed message, sealed file and whole sealed case. Anything longer fits none of these buckets. */
export const sealedMessageBytes = 64 * 1024 + mostHead;
export const sealedFileBytes = 2 * 1024 * 1024 + mostHead;
export const sealedCaseBytes = sealedMessageBytes + mostFiles * sealedFileBytes;

export const receiptDigits = 16;
/**
 * The cost of a try at a receipt, for anybody: 32 MB and some tenths of a second. Changing it invalidates all receipts.
 */
export const receiptCost = { N: 2 ** 15, r: 8, p: 1, dkLen: 64 } as const;
/** Receipts are fully random, so that they need no salt each; this one is specific to this site. */
export const receiptSalt = "akoma confidential receipt 1";

/** How many wrong receipts one network may try in an hour before the next is refused unjudged. */
export const mostGuesses = 10;
/**
 * How many cases, and how many further messages, are accepted in a day through each channel: a flood through one leaves
 * the others open.
 */
export const mostFiledADay = 500;

/** A passphrase is not stored anywhere and protects all cases, so it must be long. */
export const leastPassphrase = 20;
/** The cost of a try at a passphrase, as a power of two (age): 128 MB and a second. */
export const passphraseCost = 17;

/** Caseworkers are reminded of cases that have waited for more days than this. */
export const remindAfterDays = 2;
