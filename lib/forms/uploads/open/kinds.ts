/** What a question may ask for, as its field says it (lib/forms/open/fields.ts). */
export type Asked = "photo" | "pdf";

/** What a file is, by its content. */
export type FileKind = "jpeg" | "png" | "webp" | "pdf";

export const askedOf = (kind: FileKind): Asked => (kind === "pdf" ? "pdf" : "photo");

export const mediaTypeOf = (kind: FileKind): string => (kind === "pdf" ? "application/pdf" : `image/${kind}`);

/** The name a file is handed out under: its own, with the ending of what it is. */
export function nameOf(name: string, kind: FileKind): string {
  const ending = kind === "jpeg" ? "jpg" : kind;
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, "");
  return `${stem || "file"}.${ending}`;
}
