/*
 * Draws the pictures that many pages share: npm run pictures. They are committed with the source. Pages import them, so
 * that their name changes with their content; a test compares.
 */
import { writeFile } from "node:fs/promises";
import { africaSvg } from "#lib/data/maps/project.ts";
import { inRoot } from "../paths.ts";
import { flagSprite } from "./flag-sprite.ts";

await writeFile(inRoot("components/ui/flags.svg"), await flagSprite());
await writeFile(inRoot("components/charts/africa.svg"), africaSvg());
