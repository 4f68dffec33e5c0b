import { listCountrySlugs } from "#lib/data/countries/record/index.ts";
import { factsOfPlan } from "#lib/domains/plans/index.ts";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => listCountrySlugs().map((slug) => ({ slug }));

/** What a country's plan takes from its guide, as JSON for the plan page, made at build time. */
export async function GET(_request: Request, { params }: RouteContext<"/start-business/[slug]/plan.json">) {
  const facts = factsOfPlan((await params).slug);
  if (!facts) return new Response("Not found", { status: 404 });
  return Response.json(facts, { headers: { "cache-control": "public, max-age=3600" } });
}
