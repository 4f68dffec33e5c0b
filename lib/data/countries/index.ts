import "server-only";

export { whyNotJudged } from "./measure/comparable.ts";
export {
  compareCountries,
  type Comparison,
  whatDiffers,
  defaultCompare,
  parseCompareQuery,
  type CompareQuery,
} from "./compare/compare-countries.ts";
export { comparePaths, pathParts, type PathComparison, type PathPart } from "./compare/compare-paths.ts";
export { comparisonCsv } from "./compare/comparison-csv.ts";
export type { ComparisonCell, ComparisonRow } from "./compare/comparison-row.ts";
export { bandsOf, figureSpread, medianOf } from "./measure/figure-spread.ts";
export { figureMarks, formatFigure, formatRate, formatShare } from "./words/format-figure.ts";
export { finderRow, finderRows, searchTopics } from "./finder/finder-rows.ts";
export {
  answerOfPath,
  type AnswerBasis,
  type CapitalAnswer,
  type CostAnswer,
  type PathAnswer,
} from "./paths/answer-of-path.ts";
export { decidingCost, decidingTime, type ToOneMoney } from "./paths/may-decide.ts";
export { officesOfPath, papersOfSteps, hasOwnSteps, stepsOfPath } from "./paths/steps-of-path.ts";
export { yearSpan, type UsedSource, sourceYear, checkedDates } from "./words/sources-of.ts";
export { parseAreaQuery, type AreaQuery } from "./measure/query-choice.ts";
export { contactsOf, type Contact, type ContactRow, addressTrust } from "./words/contacts-of.ts";
export { riskRating, riskRule, type RiskRating } from "./measure/risk-rating.ts";
export { friendlyRule, friendlyScore } from "./measure/friendly-score.ts";
export { figureChoices } from "./measure/figure-choices.ts";
export { fewestPairs, figurePairs, type FigurePairs, type Pair } from "./measure/figure-pairs.ts";
export { firstAgainstSecond } from "./compare/trade-offs.ts";
export { bandAt, quantileBands } from "./measure/statistics.ts";
export { rankByPreset, type Part, type PresetRanking } from "./measure/preset-ranking.ts";
export { getPreset, presets, type Preset, type PresetId } from "./measure/presets.ts";
export { rankCountries, type FigureRanking, type RankedRow } from "./measure/rank-countries.ts";
export {
  defaultRanking,
  parseRankingQuery,
  rankingViews,
  type RankingQuery,
} from "./measure/ranking-query.ts";
export { defaultScatter, parseScatterQuery, type ScatterQuery } from "./measure/scatter-query.ts";
export { similarCountries } from "./compare/similar-countries.ts";
export {
  answerVisa,
  entryWords,
  findEntry,
  knownEntryWords,
  listState,
  noteMark,
  noteWords,
  parsePassportQuery,
  passportDescription,
  passportSources,
  passportTitle,
  portalOf,
  stateWords,
  summarisePassport,
  visaList,
  visaOpenness,
  type Entry,
  type PassportQuery,
  type PassportSummary,
} from "./visa/index.ts";
export { entryPoints } from "./suit/parts.ts";
export { parseSuitQuery, type SuitQuery } from "./suit/suit-query.ts";
export {
  middle,
  rankSuiting,
  weights,
  type Suiting,
  type SuitReason,
  type SuitRow,
} from "./suit/rank-suiting.ts";
export { startingFact } from "./measure/starting-fact.ts";
export { startingWords } from "./words/starting-words.ts";
export { calendarFile } from "./calendar/calendar-file.ts";
export { dutyCalendar, type CalendarDay, type Duty } from "./calendar/duty-calendar.ts";
export { dutiesOf } from "./calendar/duties-of.ts";
export { holidaysOf, yearsOf, type Holiday } from "./calendar/holidays-of.ts";
export { plainGoods } from "./words/plain-goods.ts";
