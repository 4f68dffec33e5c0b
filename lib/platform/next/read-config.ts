/**
 * Makes Next read next.config.ts with Node, which supports TypeScript, instead of its own compiler, which would stay in
 * memory (24 MB). Next's commands have `--experimental-next-config-strip-types` for that; a custom server has only this
 * variable.
 */
export function readConfigByNode(): void {
  process.env["__NEXT_NODE_NATIVE_TS_LOADER_ENABLED"] = "true";
}
