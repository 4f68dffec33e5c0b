import { findMobility, listCountries } from "../record/list-countries.ts";
import { findProfile } from "./find-profile.ts";

export type OfficialLink = {
  /** Slug of the country. */
  country: string;
  /** What the link belongs to: an agency, a step, a university. */
  of: string;
  url: string;
};

/**
 * Every external URL that the pages of the 54 countries link to as the site of an office or institution, and the
 * Wikipedia pages of their cities.
 */
export function officialLinks(): OfficialLink[] {
  return listCountries().flatMap(({ slug, agencies, registration }) => {
    const mobility = findMobility(slug);
    const found: { of: string; url: string | null | undefined }[] = [
      ...agencies.map(({ name, url }) => ({ of: name, url })),
      ...registration.steps.map(({ institution, institutionUrl }) => ({
        of: institution,
        url: institutionUrl,
      })),
      { of: registration.oneStopShop?.name ?? "one-stop shop", url: registration.oneStopShop?.url },
      { of: "e-visa portal", url: mobility?.evisa?.url },
      ...(mobility?.diaspora ?? []).map(({ programme, url }) => ({ of: programme, url })),
      ...(mobility?.universities ?? []).map(({ name, url }) => ({ of: name, url })),
      { of: mobility?.recognitionBody?.name ?? "recognition body", url: mobility?.recognitionBody?.url },
      ...(findProfile(slug)?.cities ?? []).map(({ name, wiki }) => ({ of: name, url: wiki })),
    ];
    const seen = new Set<string>();
    return found.flatMap(({ of, url }) => {
      if (!url || seen.has(url)) return [];
      seen.add(url);
      return [{ country: slug, of, url }];
    });
  });
}
