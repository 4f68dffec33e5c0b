import { sentSide } from "#lib/forms/uploads/open/limits.ts";

const quality = 0.8;

async function draw(file: Blob): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, sentSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.fillStyle = "#fff"; // a JPEG knows no transparency
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(photo, 0, 0, canvas.width, canvas.height);
  }
  photo.close();
  return pen && new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/**
 * A photo as large as somebody needs who looks at it: 2000 px on its longest side. The file itself where that is smaller,
 * is no photo, or this browser cannot draw it; the server judges what comes in any case.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const small = await draw(file).catch(() => null);
  return small && small.size > 0 && small.size < file.size ? small : file;
}
