/*
 * Draws the pictures that many pages share: npm run pictures. They are kept with the source, where a page takes them in
 * by import and so by a name that changes with them; a test compares.
 */
import { writeFile } from "node:fs/promises";
import { africaSvg } from "#lib/maps/africa-svg.ts";
import { inRoot } from "../paths.ts";
import { flagSprite } from "./flag-sprite.ts";

await writeFile(inRoot("components/ui/flags.svg"), await flagSprite());
await writeFile(inRoot("components/charts/africa.svg"), africaSvg());
