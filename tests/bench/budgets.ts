/** x: how many times what the same run measured beside it. Points are those of Lighthouse, of 100. */
export type Unit = "x" | "KB" | "MB" | "requests" | "points" | "shift";
export type Budget = { limit: number; unit: Unit; isAtLeast?: true };

const atMost = (limit: number, unit: Unit): Budget => ({ limit, unit });
const atLeast = (limit: number, unit: Unit): Budget => ({ limit, unit, isAtLeast: true });

/**
 * What each subject may take. Nothing here is in milliseconds: whatever takes time is measured in turn with a page of
 * the same Next that has nothing on it (`bare-app.ts`), with as many connections, and what is limited is the ratio.
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
    "largest paint of guide against the page as Next has it": atMost(0.75, "x"),
    "largest paint of guide against the same HTML without script": atMost(1.15, "x"),
    "largest paint of home against the page as Next has it": atMost(0.75, "x"),
    "largest paint of home against the same HTML without script": atMost(1.15, "x"),
  },
  press: {
    "first press on a menu, fast line, cold, against a bare link": atMost(5, "x"),
    "first press on a menu, fast line, warm, against a bare link": atMost(5, "x"),
    "first press on a menu, slow 4G, cold, against a bare link": atMost(2, "x"),
    "first press on a menu, slow 4G, warm, against a bare link": atMost(2, "x"),
  },
  lighthouse: {
    "performance of /, against a bare page": atLeast(0.97, "x"),
    "performance of /start-business/ghana, against a bare page": atLeast(0.97, "x"),
    "performance of /start-business, against a bare page": atLeast(0.97, "x"),
    "performance of /plan, against a bare page": atLeast(0.97, "x"),
    "accessibility, the lowest of these pages": atLeast(100, "points"),
    "best practices, the lowest of these pages": atLeast(100, "points"),
    "search engines, the lowest of these pages": atLeast(100, "points"),
  },
  speed: {
    "guides a second against a bare page": atLeast(8, "x"),
    "guides a second against sirv alone, same bytes": atLeast(2.5, "x"),
    "p95 of a guide against a bare page, 32 connections": atMost(0.3, "x"),
  },
  members: {
    "p95 of GET /api/auth/me against a bare page, 16 connections": atMost(1, "x"),
    "p95 of a gated page against a bare page, 2 connections": atMost(10, "x"),
  },
  forms: {
    "p95 of a step that is sent against a bare page, 16 connections": atMost(2.5, "x"),
    "resident memory while 50 photos of 7 MB come": atMost(400, "MB"),
  },
  desk: {
    "p95 of a page of the queue, by seven filters, against a bare page": atMost(40, "x"),
    "p95 of a page deep in the queue against a bare page": atMost(40, "x"),
    "p95 of a case against a bare page": atMost(50, "x"),
  },
  chat: {
    "memory of the server for a stream": atMost(30, "KB"),
    "p95 of a message to the other instance against a bare page": atMost(100, "x"),
    "pages beside the streams, against without": atLeast(0.9, "x"),
  },
  search: {
    "p95 of a search against a bare page, 16 connections": atMost(1.5, "x"),
    "p95 of an answer of the navigator against a bare page, 16 connections": atMost(4, "x"),
    "memory that the first search takes": atMost(60, "MB"),
    "the first search, which loads the corpus, against the first answer of a bare site": atMost(5, "x"),
  },
  shell: {
    "next paint of the slowest interaction against a bare list": atMost(3, "x"),
    "layout shift over load, scroll and every menu": atMost(0.01, "shift"),
  },
  build: {
    "build from nothing against that of a bare app": atMost(20, "x"),
  },
} as const satisfies Record<string, Record<string, Budget>>;

export type SubjectName = keyof typeof budgets;
/** A figure for each budget of a subject. */
export type Values<Name extends SubjectName> = Record<keyof (typeof budgets)[Name], number>;
