import "server-only";

export { countryDescription, describeCountry } from "./describe-country.ts";
export { findProfile } from "./find-profile.ts";
export { newIn2026 } from "./new-in-2026.ts";
export { officialLinks } from "./official-links.ts";
