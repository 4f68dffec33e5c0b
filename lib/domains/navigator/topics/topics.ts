import { figures } from "./figures.ts";
import { living } from "./living.ts";
import { starting } from "./starting.ts";
import type { Topic } from "./topic.ts";
import { working } from "./working.ts";

/** All topics that are answered by rules. If two fit a question equally, the first counts. */
export const topics: readonly Topic[] = [...working, ...figures, ...living, ...starting];

const byId = new Map(topics.map((topic) => [topic.id, topic]));

export const findTopic = (id: string | undefined): Topic | undefined => (id ? byId.get(id) : undefined);
