import type { ReactNode } from "react";

/** The part of a message that is read out and not shown: what a button or link is about, where its row says it to the eye. */
export const srOnly = (inside: ReactNode): ReactNode => <span className="sr-only">{inside}</span>;
