import "server-only";

export { countListings, searchListings, type FoundListings } from "./search-listings.ts";
export { listOwnListings, type OwnListing } from "./list-own-listings.ts";
export type { ListedContact, ShownListing } from "./shown-listing.ts";
