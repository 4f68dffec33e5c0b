import "server-only";

export { stay, whoIsAt } from "./presence.ts";
