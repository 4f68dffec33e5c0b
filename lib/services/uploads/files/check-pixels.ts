import "server-only";
import { longestSide, mostPixels } from "../open/limits.ts";
import { isDamaged, refusal } from "./refusal.ts";

/** Refuses a picture that is small as a file but would fill the memory of anyone who opens it. */
export function checkPixels(width: number, height: number): void {
  if (width === 0 || height === 0) throw isDamaged();
  if (width > longestSide || height > longestSide || width * height > mostPixels)
    throw refusal("invalid_input", "fault.pixels", { most: mostPixels / 1e6 });
}
