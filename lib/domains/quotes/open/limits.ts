/** Vendors that can be asked at once. */
export const mostAsked = 20;
/** Vendors in the list that staff choose from: those accepted most recently. */
export const mostVendors = 200;
/** Invitations and quotes that a page shows. */
export const mostQuotes = 100;

/** Requests in the desk's list. */
export const mostRequests = 50;
