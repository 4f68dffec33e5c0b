/** x: the ratio to the baseline measured in the same run. Points are Lighthouse's, out of 100. */
export type Unit = "x" | "KB" | "MB" | "requests" | "points" | "shift";
export type Budget = {
  limit: number;
  unit: Unit;
  isAtLeast?: true;
  /** Means nothing if others had more than a tenth of the processors in every attempt, and is not judged then. */
  onCalm?: true;
};

const atMost = (limit: number, unit: Unit): Budget => ({ limit, unit });
const atLeast = (limit: number, unit: Unit): Budget => ({ limit, unit, isAtLeast: true });

/**
 * A wall-clock measure. A scheduler's fair shares stretch it on a busy machine, by an amount that depends on how many
 * processes it needs and how long each runs at a stretch, which differs from its baseline. The processor time of the
 * same work is always judged.
 */
const onCalm = (budget: Budget): Budget => ({ ...budget, onCalm: true });

/**
 * What each subject may take. Nothing here is in milliseconds: whatever takes time is measured alternately with a page
 * of the same Next that has nothing on it (`bare-app.ts`), with as many connections, and the ratio is limited. A limit
 * of wall-clock time is the former one in milliseconds divided by what a bare page took on an idle machine on 29
 * November 2026, except those of search and navigator: that machine kept neither of the former ones (50 ms of 40, 118
 * of 100), so they have at most a fifth above what it measured. A limit of processor time, which had none in
 * milliseconds, is about one and a half times what it measured.
 */
export const budgets = {
  weight: {
    "scripts, brotli, against a bare page's gzip": atMost(1, "x"),
    "scripts, gzip, against a bare page's gzip": atMost(1.15, "x"),
    "HTML of the heaviest guide, its styles apart, brotli": atMost(20, "KB"),
    fonts: atMost(30, "KB"),
    "requests to third parties": atMost(0, "requests"),
  },
  visits: {
    "bytes of a guide, first visit": atMost(90, "KB"),
    "requests of a guide, first visit": atMost(12, "requests"),
    "bytes of home, first visit": atMost(130, "KB"),
    "requests of home, first visit": atMost(16, "requests"),
    "bytes of home, finder, guide, profile, comparison": atMost(230, "KB"),
    "bytes of the same in lite mode": atMost(90, "KB"),
    "bytes of script before somebody reaches for it": atMost(8, "KB"),
  },
  memory: {
    "resident memory after 20,000 requests": atMost(350, "MB"),
  },
  paint: {
    "largest paint of guide against the page as Next has it": onCalm(atMost(0.75, "x")),
    "largest paint of guide against the same HTML without script": onCalm(atMost(1.15, "x")),
    "largest paint of home against the page as Next has it": onCalm(atMost(0.75, "x")),
    "largest paint of home against the same HTML without script": onCalm(atMost(1.15, "x")),
  },
  press: {
    "first press on a menu, fast line, cold, against a bare link": onCalm(atMost(4.4, "x")),
    "first press on a menu, fast line, warm, against a bare link": onCalm(atMost(4.4, "x")),
    "first press on a menu, slow 4G, cold, against a bare link": onCalm(atMost(1.5, "x")),
    "first press on a menu, slow 4G, warm, against a bare link": onCalm(atMost(1.5, "x")),
  },
  lighthouse: {
    "performance of /, against a bare page": onCalm(atLeast(0.97, "x")),
    "performance of /start-business/ghana, against a bare page": onCalm(atLeast(0.97, "x")),
    "performance of /start-business, against a bare page": onCalm(atLeast(0.97, "x")),
    "performance of /plan, against a bare page": onCalm(atLeast(0.97, "x")),
    "accessibility, the lowest of these pages": atLeast(100, "points"),
    "best practices, the lowest of these pages": atLeast(100, "points"),
    "search engines, the lowest of these pages": atLeast(100, "points"),
  },
  speed: {
    "guides a second of processor time against a bare page": atLeast(8, "x"),
    "guides a second of processor time against sirv alone, same bytes": atLeast(2.5, "x"),
    "p95 of a guide against a bare page, 32 connections": onCalm(atMost(0.4, "x")),
  },
  members: {
    "processor time of GET /api/auth/me, database and all, against a bare page": atMost(1.9, "x"),
    "processor time of a gated page, database and all, against a bare page": atMost(72, "x"),
    "p95 of GET /api/auth/me against a bare page, 16 connections": onCalm(atMost(1.5, "x")),
    "p95 of a gated page against a bare page, 2 connections": onCalm(atMost(72, "x")),
  },
  forms: {
    "processor time of a step, database and all, against a bare page": atMost(9, "x"),
    "p95 of a step that is sent against a bare page, 16 connections": onCalm(atMost(9, "x")),
    // 40 more than before the site's heap was given 80 MB more. The photos' own memory is limited next to it.
    "resident memory while 50 photos of 7 MB come": atMost(440, "MB"),
    "memory that these photos take": atMost(120, "MB"),
  },
  desk: {
    "processor time of a page of the queue, database and all, against a bare page": atMost(95, "x"),
    "processor time of a page deep in the queue, database and all, against a bare page": atMost(95, "x"),
    "processor time of a case, database and all, against a bare page": atMost(60, "x"),
    "p95 of a page of the queue, by seven filters, against a bare page": onCalm(atMost(34, "x")),
    "p95 of a page deep in the queue against a bare page": onCalm(atMost(29, "x")),
    "p95 of a case against a bare page": onCalm(atMost(29, "x")),
  },
  chat: {
    "memory of the server for a stream": atMost(30, "KB"),
    "processor time of a message, both instances and database, against a bare page": atMost(20, "x"),
    "p95 of a message to the other instance against a bare page": onCalm(atMost(77, "x")),
    "pages a second of processor time beside the streams, against without": atLeast(0.9, "x"),
  },
  search: {
    "processor time of a search against a bare page": atMost(3.3, "x"),
    "processor time of an answer of the navigator against a bare page": atMost(11.5, "x"),
    "processor time of the first search against the first answer of a bare site": atMost(0.6, "x"),
    "p95 of a search against a bare page, 16 connections": onCalm(atMost(2.9, "x")),
    "p95 of an answer of the navigator against a bare page, 16 connections": onCalm(atMost(8, "x")),
    "memory that the first search takes": atMost(60, "MB"),
    "the first search, which loads the corpus, against the first answer of a bare site": onCalm(
      atMost(0.6, "x"),
    ),
  },
  shell: {
    "next paint of the slowest interaction against a bare list": onCalm(atMost(1.7, "x")),
    "layout shift over load, scroll and every menu": atMost(0.01, "shift"),
  },
  build: {
    "build from nothing against that of a bare app": onCalm(atMost(20, "x")),
  },
} as const satisfies Record<string, Record<string, Budget>>;

export type SubjectName = keyof typeof budgets;
/** A figure for each budget of a subject. */
export type Values<Name extends SubjectName> = Record<keyof (typeof budgets)[Name], number>;
