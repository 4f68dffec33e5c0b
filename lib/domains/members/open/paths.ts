/** The account pages. A member who signs in without having asked for another page goes to the first. */
export const hubPath = "/portal/onestop";
export const devicesPath = `${hubPath}/devices` as const;
export const accountPath = `${hubPath}/account` as const;
