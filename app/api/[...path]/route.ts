import { AppError } from "#lib/platform/errors.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { fault } from "#lib/platform/words/faults.ts";

const refuse = () => fail(new AppError("not_found", fault("noCall")));

/** An unknown address below /api is answered with the envelope, not with a page. */
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
