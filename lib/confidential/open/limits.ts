/** What somebody may write at once, and how they may be reached. */
export const mostWords = 8_000;
export const mostReach = 500;
/** What a caseworker may answer at once. */
export const mostAnswer = 8_000;

/** Files of one post, and the largest of them: all of it is in the memory of the server where no script seals it. */
export const mostFiles = 3;
export const fileBytes = 1_500 * 1024;
/** What a post of a page without script may bring in all. Of files only what may be kept of them is kept. */
export const postBytes = 9 * 1024 * 1024;
/** What a caseworker's browser may send at once: sealed, and as JSON carries bytes. */
export const sealedBytes = 9 * 1024 * 1024;
/** What one case may hold: whoever needs more files another. */
export const mostParts = 60;

/** Plaintext is padded to one of these before it is sealed, so that sizes tell little. */
export const buckets = [4, 16, 64, 256, 1024, 2048, 4096].map((kilobytes) => kilobytes * 1024);
/** What age adds to a part: a hundred bytes for each recipient, and nobody has so many caseworkers. */
export const mostHead = 16 * 1024;
/** A sealed message, a sealed file and all of a sealed case at their largest. Longer ones find no such bucket. */
export const sealedMessageBytes = 64 * 1024 + mostHead;
export const sealedFileBytes = 2 * 1024 * 1024 + mostHead;
export const sealedCaseBytes = sealedMessageBytes + mostFiles * sealedFileBytes;

export const receiptDigits = 16;
/** What a try at a receipt costs, by whoever tries: 32 MB and some tenths of a second. Changing it locks all receipts out. */
export const receiptCost = { N: 2 ** 15, r: 8, p: 1, dkLen: 64 } as const;
/** All receipts are as random as they are long, so that they need no salt of their own; this one is of this site. */
export const receiptSalt = "akoma confidential receipt 1";

/** Wrong receipts from one network in an hour, before the next is not judged. */
export const mostGuesses = 10;
/** Cases that are taken on a day in each way, and further messages: a flood by one way leaves the others open. */
export const mostFiledADay = 500;

/** A passphrase that is not stored anywhere guards all cases, so it is long. */
export const leastPassphrase = 20;
/** What a try at a passphrase costs, as a power of two (age): 128 MB and a second. */
export const passphraseCost = 17;

/** How long a case is kept after it was closed. */
export const closedMonths = 12;
/** Caseworkers are told again of what has waited for more days than this. */
export const remindAfterDays = 2;
