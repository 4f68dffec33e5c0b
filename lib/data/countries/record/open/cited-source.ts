import { z } from "zod";
import { text, year } from "./fields.ts";

const httpsAddress = z.custom<`https://${string}`>(
  (value) => typeof value === "string" && value.startsWith("https://") && URL.canParse(value),
  "Invalid address: expected one that begins with https://",
);

/** A public document that supports what a text says. */
export const citedSource = z.strictObject({ label: text, href: httpsAddress, year });
export type CitedSource = z.output<typeof citedSource>;
