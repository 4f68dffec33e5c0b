/** The cookies of the site. Under https their names bind them to this host alone (the `__Host-` prefix). */
export function cookieNames(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  return {
    /** next-auth's cookie: encrypted, contains the id of a row in `sessions`. */
    session: `${prefix}akoma.session`,
    /** A random token for this browser: a code works only in the browser that asked for it. */
    device: `${prefix}akoma.device`,
    /** Sealed, lasts a quarter of an hour: whom a code was sent to and where to go afterwards. */
    pending: `${prefix}akoma.pending`,
    /**
     * A random token for this browser, lasts a week: it opens what was typed into a form that is not sent yet, or could
     * not be accepted.
     */
    draft: `${prefix}akoma.draft`,
    /** Sealed, lasts two hours: opens the status of one submission whose reference and address were entered. */
    shown: `${prefix}akoma.shown`,
    /** Sealed, lasts half an hour: ratings that wait until their author has signed in. */
    rating: `${prefix}akoma.rating`,
  };
}
