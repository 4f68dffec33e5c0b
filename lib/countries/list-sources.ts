import type { Source } from "./schema.ts";
import { sources } from "./sources.ts";

/** Every source of the site's country facts, switched-off ones included so that a page can say why they are off. */
export const listSources = (): Source[] => [...sources];
