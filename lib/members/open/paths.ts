/** The pages of an account. The first is where whoever signs in goes when they asked for no other page. */
export const hubPath = "/portal/onestop";
export const devicesPath = `${hubPath}/devices` as const;
export const accountPath = `${hubPath}/account` as const;
