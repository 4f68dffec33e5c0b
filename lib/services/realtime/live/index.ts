import "server-only";

export { listen, type Listener, notifyAll } from "./channel.ts";
