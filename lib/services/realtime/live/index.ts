import "server-only";

export { listen, type Listener } from "./channel.ts";
export { tellAll } from "./tell-all.ts";
