/** A pause that other code may end, even just before it begins. */
export function makeNap() {
  let isWoken = false;
  let end = () => {};
  return {
    /** Waits this long, or until `wake`; without `ms`, until `wake` only. Resolves to whether it was woken. */
    async nap(ms?: number): Promise<boolean> {
      if (!isWoken)
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      const wasWoken = isWoken;
      isWoken = false;
      return wasWoken;
    },
    /** Forgets an earlier `wake`, so that it does not end the next pause. */
    forget(): void {
      isWoken = false;
    },
    wake(): void {
      isWoken = true;
      end();
    },
  };
}
