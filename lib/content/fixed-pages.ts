import { moderationPath } from "#lib/moderation/open/paths.ts";
import type { Place } from "./types.ts";

/** Pages with a file of their own in app. */
export const fixedPages: readonly Place[] = [
  { path: "/", name: "Home" },
  { path: "/start-business", name: "Start a business", parent: "/", footer: "Start a business" },
  { path: "/explore/countries", name: "Country profiles", parent: "/", footer: "One Africa" },
  { path: "/one-africa", name: "Living in Africa", parent: "/", footer: "One Africa" },
  { path: "/explore/compare", name: "Compare countries", parent: "/", footer: "Start a business" },
  { path: "/explore/ranking", name: "Rank countries", parent: "/explore/compare", footer: "Start a business" },
  { path: "/explore/scatter", name: "Two figures against each other", parent: "/explore/compare", footer: "Start a business" },
  { path: "/explore/risk-rating", name: "Risk rating", parent: "/explore/compare", footer: "Start a business" },
  { path: "/contact", name: "Contact", parent: "/", footer: "The group" },
  { path: "/contact/received", name: "Your enquiry", parent: "/contact", unlisted: true },
  { path: "/register", name: "Register", parent: "/" },
  { path: "/login", name: "Sign in", parent: "/" },
  { path: "/login/code", name: "Your code", parent: "/login", unlisted: true },
  { path: "/login/end", name: "End a sign-in", parent: "/login", unlisted: true },
  { path: "/login/ended", name: "Device signed out", parent: "/login", unlisted: true },
  { path: "/login/deleted", name: "Account deleted", parent: "/login", unlisted: true },
  { path: "/portal/clearsight/register", name: "Register an organisation", parent: "/portal/clearsight", unlisted: true },
  { path: "/menu/one-africa", name: "One Africa", parent: "/", unlisted: true },
  { path: "/menu/finance", name: "Finance & Banking", parent: "/", unlisted: true },
  { path: "/menu/explore", name: "Explore", parent: "/", unlisted: true },
  { path: "/menu/company", name: "Company", parent: "/", unlisted: true },
  { path: "/menu/apply", name: "Apply", parent: "/", unlisted: true },
  { path: "/currency", name: "Currencies", parent: "/", footer: "This site" },
  { path: "/shortcuts", name: "Keyboard shortcuts", parent: "/", footer: "This site" },
  { path: "/lite", name: "Lite mode", parent: "/", footer: "This site" },
  { path: "/install", name: "Install the app", parent: "/", footer: "This site" },
  { path: "/on-this-device", name: "On this device", parent: "/", footer: "This site" },
  { path: "/styleguide", name: "Style guide", parent: "/", unlisted: true },
  { path: "/styleguide/sections", name: "Sections", parent: "/styleguide", unlisted: true },
  { path: "/styleguide/charts", name: "Charts", parent: "/styleguide", unlisted: true },
]; // prettier-ignore

/** Pages of the staff. To everybody else there is nothing at these addresses, so no list or map of the site has them. */
export const staffPages: readonly Place[] = [
  { path: moderationPath, name: "Moderation", parent: "/portal/onestop", unlisted: true },
];

/**
 * Pages behind the sign-in wall. Search engines are kept from all of them; `lib/portals/open/gated-paths.ts` says what is
 * gated, and a test holds the two lists together.
 */
export const gatedPages: readonly Place[] = [
  { path: "/portal/onestop", name: "Your account", parent: "/", footer: "Take part", unlisted: true },
  { path: "/portal/onestop/devices", name: "Devices", parent: "/portal/onestop", unlisted: true },
  { path: "/portal/onestop/account", name: "Your data", parent: "/portal/onestop", unlisted: true },
  { path: "/portal/investor", name: "Investor portal", parent: "/", unlisted: true, hiddenBy: "NEXT_PUBLIC_HIDE_INVESTOR" },
  { path: "/portal/vendor", name: "Vendor portal", parent: "/", unlisted: true, hiddenBy: "NEXT_PUBLIC_HIDE_VENDOR" },
  { path: "/portal/credit-union", name: "Credit union portal", parent: "/", unlisted: true },
  { path: "/portal/afrivent", name: "Afrivent portal", parent: "/", unlisted: true },
  { path: "/portal/health", name: "Health portal", parent: "/", unlisted: true },
  { path: "/portal/clearsight", name: "ClearSight portal", parent: "/", unlisted: true },
  { path: "/portal/clearsight/corporate", name: "Corporate", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/institutional", name: "Institutional", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/organization", name: "Organisation", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/government", name: "Government", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/foreign", name: "Foreign entities", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/clearsight/training", name: "Training", parent: "/portal/clearsight", unlisted: true },
  { path: "/portal/verify/identity", name: "Verify identity", parent: "/", unlisted: true },
  { path: "/portal/verify/business", name: "Verify a business", parent: "/", unlisted: true },
  { path: "/portal/verify/credentials", name: "Verify credentials", parent: "/", unlisted: true },
  { path: "/portal/verify/employment", name: "Verify employment", parent: "/", unlisted: true },
  { path: "/portal/verify/address", name: "Verify an address", parent: "/", unlisted: true },
  { path: "/portal/verify/documents", name: "Verify documents", parent: "/", unlisted: true },
  { path: "/portal/rootspay", name: "RootsPay portal", parent: "/", unlisted: true },
  { path: "/portal/seed-bank", name: "Seed bank portal", parent: "/", unlisted: true },
  { path: "/portal/hr", name: "People portal", parent: "/", unlisted: true },
  { path: "/foundation", name: "Foundation", parent: "/", unlisted: true },
  { path: "/justice/access", name: "Justice access", parent: "/", unlisted: true },
  { path: "/portfolio/roadmap", name: "Roadmap", parent: "/", unlisted: true },
  { path: "/portfolio/financials", name: "Financial plan", parent: "/", unlisted: true },
]; // prettier-ignore
