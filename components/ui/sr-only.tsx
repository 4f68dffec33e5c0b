import type { ReactNode } from "react";

/** Text for screen readers only: what a button or link is about, where its row already shows that. */
export const srOnly = (inside: ReactNode): ReactNode => <span className="sr-only">{inside}</span>;
