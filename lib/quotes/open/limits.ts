/** Vendors that can be asked at once. */
export const mostAsked = 20;
/** Vendors on the list that staff choose from: the latest that were accepted. */
export const mostVendors = 200;
/** Invitations and quotes a page shows. */
export const mostQuotes = 100;

/** So many requests stand in the list of the desk. */
export const mostRequests = 50;
