import "server-only";

export { countListings } from "./count-listings.ts";
export { listOwnListings, type OwnListing } from "./list-own-listings.ts";
export { searchListings, type FoundListings } from "./search-listings.ts";
export type { ListedContact, ShownListing } from "./shown-listing.ts";
