import "server-only";

export { listen, type Listener, tellAll } from "./channel.ts";
