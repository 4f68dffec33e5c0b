import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

/** The number of an object in a file. */
export type Ref = number;

export type PdfFile = {
  /** Reserves a number for an object that is written later. */
  reserve: () => Ref;
  write: (ref: Ref, value: string) => void;
  add: (value: string) => Ref;
  /** Adds a compressed stream; `entries` are its dictionary entries besides length and filter. */
  addStream: (data: Uint8Array, entries?: string) => Ref;
  /** The bytes of the whole file; the same objects give the same bytes. */
  finish: (catalog: Ref, info: Ref) => Uint8Array<ArrayBuffer>;
};

export const refTo = (ref: Ref): string => `${ref} 0 R`;

/** A text string for people to read: UTF-16, so that it may be in any script. */
export const pdfText = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join("")}>`;

/** A 16-bit value in hexadecimal, as it is written between < and >. */
export const hex = (value: number): string => value.toString(16).padStart(4, "0");

/** Builds a PDF 1.7 file, object by object. */
export function pdfFile(): PdfFile {
  const objects: Buffer[] = [];
  const reserve = (): Ref => objects.push(Buffer.alloc(0));
  const set = (ref: Ref, ...parts: (string | Uint8Array)[]): void => {
    objects[ref - 1] = Buffer.concat(
      parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
    );
  };

  function finish(catalog: Ref, info: Ref): Uint8Array<ArrayBuffer> {
    const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
    let size = parts[0]?.length ?? 0;
    const offsets = objects.map((body, at) => {
      const object = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
      const offset = size;
      parts.push(object);
      size += object.length;
      return offset;
    });
    const id = createHash("sha256").update(Buffer.concat(parts)).digest("hex").slice(0, 32);
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    const count = objects.length + 1;
    const trailer = `<< /Size ${count} /Root ${refTo(catalog)} /Info ${refTo(info)} /ID [<${id}> <${id}>] >>`;
    parts.push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${size}\n%%EOF\n`,
      ),
    );
    return new Uint8Array(Buffer.concat(parts));
  }

  return {
    reserve,
    write: set,
    add(value) {
      const ref = reserve();
      set(ref, value);
      return ref;
    },
    addStream(data, entries = "") {
      const packed = deflateSync(data, { level: 9 });
      const ref = reserve();
      set(
        ref,
        `<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
        packed,
        "\nendstream",
      );
      return ref;
    },
    finish,
  };
}
