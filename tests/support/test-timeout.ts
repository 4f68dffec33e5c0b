/** It ends what hangs and proves nothing, in milliseconds: beside other work a test may take ten times as long as alone. */
export const testTimeoutMs = 240_000;
