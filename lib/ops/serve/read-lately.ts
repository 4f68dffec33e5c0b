import { readFileSync } from "node:fs";

/** Reads a file, or returns it from a cache. */
export type Reader = (file: string) => Buffer;

/** A reader with an LRU cache of at most `mostBytes`. For files that do not change. */
export function makeReader(mostBytes: number, read: Reader = readFileSync): Reader {
  const held = new Map<string, Buffer>(); // least recently used first
  let bytes = 0;
  return (file) => {
    const known = held.get(file);
    const body = known ?? read(file);
    if (known) held.delete(file);
    else bytes += body.length;
    held.set(file, body);
    for (const [name, old] of held) {
      if (bytes <= mostBytes) break;
      held.delete(name);
      bytes -= old.length;
    }
    return body;
  };
}
