import type { Office, Registration } from "../record/open/registration-schema.ts";
import type { PathKind } from "./open/path-kinds.ts";
import { stepsOfPath } from "./steps-of-path.ts";

/** The offices that the steps of a path lead to. */
export function officesOfPath(registration: Registration, kind: PathKind): Office[] {
  const { main, optional, employers } = stepsOfPath(registration, kind);
  const orders = [...main.map(({ step }) => step), ...optional, ...employers].map(({ order }) => order);
  return registration.offices.filter(({ steps }) => steps.some((step) => orders.includes(step)));
}
