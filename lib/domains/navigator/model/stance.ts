/**
 * Words that change the meaning of a sentence without a number or a name. They are matched in lower case (`plainText`).
 */
const turns = {
  /** Matched first, because these contain a "no" that negates nothing. */
  free: /\bfree of charge\b|\bno (?:fee|cost|charge)s?\b|\bcosts? nothing\b|\b(?:without|at no) (?:any )?(?:fee|cost|charge)s?\b|(?<!(?:visa|duty|tax|corruption)[- ])\bfree\b(?![- ](?:zones?|movement|trade|allowance|port))/g,
  upTo: /\b(?:up to|at most|no more than|not more than|no longer than|not exceed(?:ing)?|maximum(?: of)?|less than|fewer than)\b|\b(?:under|below|within) (?=[a-z$€£]{0,4} ?\d)/g,
  atLeast:
    /\b(?:at least|not less than|no less than|no fewer than|minimum of|more than|exceed(?:s|ing)?)\b|\b(?:over|above) (?=[a-z$€£]{0,4} ?\d)/g,
  latest: /\b(?:no|not) later than\b/g,
  not: /\b(?:no|not|never|none|without|cannot|nor|neither|nobody|nothing|lacks?|lacking|absent|fails?|failed|hardly|barely|seldom|rarely|false|untrue|wrong|incorrect|instead|myth)\b|n't\b|\bnon-/g,
  exempt: /\b(?:exempt(?:ed|ions?|s)?|waived|waiver)\b/g,
  only: /\b(?:only|solely|exclusively|alone|just|merely)\b/g,
  except: /\b(?:except(?:ion|ions|ing)?|unless|excluding|other than|apart from|save for|besides)\b/g,
  forbidden: /\b(?:forbidden|forbids?|prohibit(?:ed|s)?|banned|bans?|illegal|unlawful|refused|denied)\b/g,
  higher:
    /\b(?:higher|highest|greater|larger|largest|bigger|rising|rises?|rose|raised|increas(?:e|es|ed|ing)|grow(?:s|n|ing)?|grew|doubled?|from next|additional|extra)\b/g,
  lower:
    /\b(?:lower|lowest|smaller|smallest|falling|falls?|fell|reduced?|reduction|decreas(?:e|es|ed|ing)|cut|cuts|halved)\b/g,
  about:
    /\b(?:approximately|around|roughly|nearly|almost|estimated?|estimate)\b|\babout (?=[a-z$€£]{0,4} ?\d)/g,
  before: /\b(?:before|until|prior to)\b/g,
  after: /\b(?:after|following)\b/g,
  since: /\bsince\b/g,
  always:
    /\b(?:always|every|all|any|each|entire(?:ly)?|whole|wholly|fully|completely|usually|often|sometimes|mostly|generally|normally)\b/g,
} as const;
type Turn = keyof typeof turns;

const mustWords =
  /\b(?:must|shall|should|required?|requires|needs?|needed|have to|has to|mandatory|compulsory|obligatory)\b/;
const mustGround =
  /\b(?:must|shall|should|required?|requires|needs?|needed|have to|has to|mandatory|compulsory|obligatory|bring|due)\b/;
/** "May" beside a number is the month. */
const mayWords =
  /\b(?:might|could|optional(?:ly)?|voluntary|voluntarily|allowed|permitted|possible|possibly|perhaps|probably|likely)\b|\bmay\b(?! \d)(?<!\d(?:st|nd|rd|th)? may)/;
const canWords = /\b(?:can|able|eligible|entitled)\b/;
const yesWords = /\byes\b/;

/** What a sentence may contain only if the part of the quote that is meant contains it. */
const mustStand: readonly Turn[] = [
  "free",
  "not",
  "exempt",
  "only",
  "except",
  "forbidden",
  "higher",
  "lower",
  "always",
];
/** What belongs to a number or a day. It may also be in a part of the quote beside the one that is meant. */
const mustStandBeside: readonly Turn[] = ["upTo", "atLeast", "latest", "about", "before", "after", "since"];
/** What may not be omitted from what a sentence takes from the quote. */
const mustStay: readonly Turn[] = [
  "upTo",
  "atLeast",
  "not",
  "exempt",
  "only",
  "except",
  "forbidden",
  "about",
];

function readTurns(text: string): ReadonlySet<Turn> {
  let rest = text;
  const found = new Set<Turn>();
  for (const [turn, pattern] of Object.entries(turns) as [Turn, RegExp][]) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) found.add(turn);
    // These contain a "no" that is not a negation, so they are removed before "not" is matched.
    if (["free", "upTo", "atLeast", "latest"].includes(turn)) rest = without;
  }
  return found;
}

/** Words about payment, which contradict a quote that says "free". */
const asksMoney = /\b(?:fees?|costs?|charges?|charged|price|pay|pays|paid|payment)\b/;

function obligationAgrees(statement: string, ground: string): boolean {
  if (mustWords.test(statement) && !mustGround.test(ground)) return false;
  if (mayWords.test(statement) && !mayWords.test(ground) && !yesWords.test(ground)) return false;
  const isVague =
    /\b(?:might|could|optional|voluntary)\b/.test(ground) || /\bmay\b(?! \d)(?<!\d may)/.test(ground);
  if (isVague && !mayWords.test(statement) && !canWords.test(statement)) return false;
  return (
    !canWords.test(statement) ||
    (!/\bcan be\b/.test(statement) && !mustWords.test(ground)) ||
    canWords.test(ground) ||
    yesWords.test(ground)
  );
}

/** Whether a sentence keeps the exception if its quote has one anywhere. Both are in lower case. */
export function keepsLimits(statement: string, texts: readonly string[]): boolean {
  const own = readTurns(statement);
  const given = new Set(texts.flatMap((text) => [...readTurns(text)]));
  return !(["except", "only"] as const).some((turn) => given.has(turn) && !own.has(turn));
}

/** Whether a sentence gives one end of a range: "up to 4 days" or "at least 1 day" of "1 to 4". */
function isEndOfSpan(statement: string, grounds: readonly string[]): boolean {
  const numbers = statement.match(/\d+(?:[.,]\d+)*/g) ?? [];
  const [number = ""] = numbers;
  const end = new RegExp(
    `(?:-|\\bto|\\band) *${number}(?![\\d.,]*\\d)|(?<![\\d.,])${number}[^\\d,;]{0,3}(?:-|\\bto\\b)`,
  );
  return numbers.length === 1 && grounds.some((ground) => end.test(ground));
}

/**
 * Whether a sentence denies, limits, grades and requires only what its grounds do: those that are meant, and those
 * beside them from which it takes a word. All are in lower case.
 */
export function stanceAgrees(
  statement: string,
  meant: readonly string[],
  beside: readonly string[],
): boolean {
  const own = readTurns(statement);
  const grounds = [...meant, ...beside];
  const isSpanEnd = isEndOfSpan(statement, grounds);
  const needed = mustStandBeside.filter(
    (turn) => own.has(turn) && !(isSpanEnd && ["upTo", "atLeast"].includes(turn)),
  );
  const given = grounds.map(readTurns);
  if (needed.some((turn) => !given.some((turns) => turns.has(turn)))) return false;
  if (mustStay.some((turn) => !own.has(turn) && given.some((turns) => turns.has(turn)))) return false;
  return meant.every((ground) => {
    const turns = readTurns(ground);
    if (mustStand.some((turn) => own.has(turn) && !turns.has(turn))) return false;
    return (
      !(turns.has("free") && !own.has("free") && asksMoney.test(statement)) &&
      obligationAgrees(statement, ground)
    );
  });
}

/** Whether a text contains any words of the kinds that are compared. */
export const hasStance = (statement: string): boolean =>
  readTurns(statement).size > 0 || [mustWords, mayWords, canWords].some((words) => words.test(statement));
