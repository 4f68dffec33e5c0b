import { readFileSync } from "node:fs";

/** Reads a file, or gives what was read of it before. */
export type Reader = (file: string) => Buffer;

/** A reader that holds what was asked for last, at most `mostBytes` of it. For files that do not change. */
export function makeReader(mostBytes: number, read: Reader = readFileSync): Reader {
  const held = new Map<string, Buffer>(); // in the order in which they were asked for
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
