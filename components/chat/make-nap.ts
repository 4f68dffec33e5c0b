/** A pause that somebody else may end, also just before it begins. */
export function makeNap() {
  let isWoken = false;
  let end = () => {};
  return {
    /** So long, or until `wake`; left out, for as long as nobody wakes it. */
    async nap(ms?: number): Promise<void> {
      if (!isWoken)
        await new Promise<void>((resolve) => {
          const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isWoken = false;
    },
    /** What happened before is no reason to end the next pause. */
    forget(): void {
      isWoken = false;
    },
    wake(): void {
      isWoken = true;
      end();
    },
  };
}
