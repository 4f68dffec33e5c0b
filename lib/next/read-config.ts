/**
 * Makes Next read next.config.ts by Node, which knows TypeScript itself, and not by its own compiler, which would stay in
 * memory (24 MB). Next's commands have `--experimental-next-config-strip-types` for it; a server of our own has this alone.
 */
export function readConfigByNode(): void {
  process.env["__NEXT_NODE_NATIVE_TS_LOADER_ENABLED"] = "true";
}
