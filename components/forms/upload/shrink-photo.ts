import { isHeic } from "#lib/services/uploads/open/is-heic.ts";
import { sentSide } from "#lib/services/uploads/open/limits.ts";

const quality = 0.8;

async function draw(file: Blob): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, sentSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#fff"; // a JPEG has no transparency
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  }
  photo.close();
  return pen && new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

const headBytes = 12;

/**
 * A photo as large as is needed to look at it: 2000 px on its longest side, as a JPEG. Returns the file itself if that
 * is smaller, is no photo, or cannot be drawn by this browser; the server judges what arrives in any case. A HEIC
 * photo, which few programs open, is always sent as a JPEG if the browser can read it, as Safari can.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const isHeicPhoto = isHeic(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (!isHeicPhoto && !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const small = await draw(file).catch(() => null);
  return small && small.size > 0 && (isHeicPhoto || small.size < file.size) ? small : file;
}
