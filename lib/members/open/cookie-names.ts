/** Cookies of the site. Under https their names bind them to this host alone (the `__Host-` prefix). */
export function cookieNames(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  return {
    /** next-auth's: encrypted, holds the id of a row in `sessions`. */
    session: `${prefix}akoma.session`,
    /** A random token for this browser: a code works only where it was asked for. */
    device: `${prefix}akoma.device`,
    /** Sealed, a quarter of an hour: for whom a code was sent and where to go afterwards. */
    pending: `${prefix}akoma.pending`,
    /** A random token for this browser, a week: it opens what was typed into a form that is not sent yet, or could not be taken. */
    draft: `${prefix}akoma.draft`,
    /** Sealed, two hours: opens the status of one submission whose reference and address were named. */
    shown: `${prefix}akoma.shown`,
    /** Sealed, half an hour: ratings that wait until whoever typed them has signed in. */
    rating: `${prefix}akoma.rating`,
  };
}
