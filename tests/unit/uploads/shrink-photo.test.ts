import { shrinkPhoto } from "#components/forms/upload/send-file.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

let leave: () => void = () => undefined;
afterEach(() => leave());

/** A browser whose pictures have this size, and whose canvas makes a file of `makes` bytes. */
function aBrowser({ width = 4_000, height = 3_000, makes = 100 as number | null } = {}) {
  const drawn: [number, number][] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: () => drawn.push([canvas.width, canvas.height]),
    }),
    toBlob: (give: (blob: Blob | null) => void, type: string, quality: number) =>
      give(makes === null ? null : new Blob([new Uint8Array(makes)], { type: `${type};q=${quality}` })),
  };
  leave = setGlobals({
    createImageBitmap: async (_: Blob, { imageOrientation }: ImageBitmapOptions) => {
      expect(imageOrientation).toBe("from-image");
      if (width === 0) throw new Error("this is no picture");
      return { width, height, close: () => undefined };
    },
    document: { createElement: () => canvas },
  });
  return drawn;
}

const file = (type: string, size = 1_000) => new Blob([new Uint8Array(size)], { type });

test("a photo is drawn with 2000 px on its longest side, as a JPEG", async () => {
  const drawn = aBrowser();
  const small = await shrinkPhoto(file("image/png"));
  expect([small.size, small.type, drawn]).toEqual([100, "image/jpeg;q=0.8", [[2_000, 1_500]]]);
  const upright = aBrowser({ width: 1_500, height: 6_000 });
  await shrinkPhoto(file("image/webp"));
  expect(upright).toEqual([[500, 2_000]]);
});

test("a small one is not drawn larger", async () => {
  const drawn = aBrowser({ width: 640, height: 480 });
  await shrinkPhoto(file("image/jpeg"));
  expect(drawn).toEqual([[640, 480]]);
});

test("a HEIC photo is sent as a JPEG where the browser can read it, whatever it is called and however large that gets", async () => {
  const heic = new Blob([new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0")]);
  aBrowser({ makes: 5_000 });
  expect((await shrinkPhoto(heic)).type).toBe("image/jpeg;q=0.8");
  leave();
  aBrowser({ width: 0 });
  expect(await shrinkPhoto(heic)).toBe(heic);
});

test.each([
  ["that is smaller as it is", { makes: 2_000 }, "image/jpeg"],
  ["that this browser cannot read", { width: 0 }, "image/jpeg"],
  ["that this browser cannot make", { makes: null }, "image/jpeg"],
  ["of which it made nothing", { makes: 0 }, "image/jpeg"],
  ["that is no photo", {}, "application/pdf"],
])("a file %s stays as it is", async (_, browser, type) => {
  aBrowser(browser);
  const given = file(type);
  expect(await shrinkPhoto(given)).toBe(given);
});
