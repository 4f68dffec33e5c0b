/** In milliseconds. It only ends what hangs: beside other work a test may take ten times as long as alone. */
export const testTimeoutMs = 240_000;
