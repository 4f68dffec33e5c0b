/** Sent on the window once React has taken over the page as the server drew it. */
export const hydratedEvent = "ak:hydrated";
