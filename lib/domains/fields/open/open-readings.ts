import { twoReadings, type Readings } from "#lib/platform/text/numbers.ts";
import type { DrawnField, Typed } from "./drawn-field.ts";

/** Both readings of the number typed into a field, if the field allows either; undefined if it need not ask. */
export function openReadings({ name, kind, meant }: DrawnField, typed: Typed): Readings | undefined {
  const readings = meant && twoReadings(typed[kind === "money" ? `${name}.amount` : name]?.[0] ?? "");
  const fits = (number: string) => meant && Number(number) >= meant.min && Number(number) <= meant.max;
  return readings && fits(readings.thousands) && fits(readings.decimals) ? readings : undefined;
}
