import { defaultRanking, type RankingQuery } from "./ranking-query.ts";

/** Narrower than any page's, so that a part of the page can be named behind it. */
type RankingHref = "/explore/ranking" | `/explore/ranking?${string}`;

type Asked = Partial<Pick<RankingQuery, "view" | "by" | "region" | "bloc" | "order">> & {
  passport?: string | undefined;
};

/** The one address of a ranking by a figure; what is the default stays out. */
export function rankingHref(asked: Asked): RankingHref {
  const { view, by, region, bloc, order, passport } = { ...defaultRanking, ...asked };
  const query = new URLSearchParams();
  if (view !== defaultRanking.view) query.set("view", view);
  if (by !== defaultRanking.by) query.set("by", by);
  if (region) query.set("region", region);
  if (bloc) query.set("bloc", bloc);
  if (order !== defaultRanking.order) query.set("order", order);
  if (passport) query.set("passport", passport);
  return query.size > 0 ? `/explore/ranking?${query}` : "/explore/ranking";
}

export const presetHref = (id: string): RankingHref => `/explore/ranking?preset=${id}`;
