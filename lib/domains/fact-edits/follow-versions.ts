import "server-only";
import {
  applyEdit,
  builtFiles,
  overlayEdits,
  type CountryFile,
  type FactEdit,
} from "#lib/data/countries/record/index.ts";
import { log } from "#lib/platform/log.ts";
import { poll } from "#lib/platform/cache/poll.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { readVersionNumber } from "./version-number.ts";
import { listApproved } from "./list-approved.ts";

/** How often an instance polls for changes, by reading one row by its key. */
const everyMs = 5_000;

const held = oncePerProcess("version of the overlay", () => ({ number: undefined as number | undefined }));

/** The edits that change the records of the build, in order. Those that do not fit are left out and logged. */
function thoseThatApply(edits: readonly FactEdit[]): FactEdit[] {
  const files = new Map<string, CountryFile>(builtFiles.map((file) => [file.slug, file]));
  return edits.filter((edit) => {
    const [file, base] = [files.get(edit.country), builtFiles.find(({ slug }) => slug === edit.country)];
    if (!file || !base) return false;
    const outcome = applyEdit(file, base, edit);
    if (outcome.does === "apply") files.set(edit.country, outcome.file);
    if (outcome.does === "misfit" || outcome.does === "overtaken")
      log.warn({ edit: edit.id, why: outcome.does }, "an approved edit is not laid over the records");
    return outcome.does === "apply";
  });
}

/** Overlays the approved edits on this process's records, if they have changed since the last time. */
export async function refreshVersion(): Promise<void> {
  const number = await readVersionNumber();
  if (number === held.number) return;
  overlayEdits(thoseThatApply(await listApproved()));
  held.number = number;
}

/** Keeps this process's facts in line with the approved edits: reads them now, and polls every five seconds. */
export const followVersions = (): void => poll({ name: "refreshVersion", everyMs, read: refreshVersion });
