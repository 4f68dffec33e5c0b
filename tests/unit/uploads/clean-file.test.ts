import { cleanFile, judgeFile } from "#lib/services/uploads/files/clean-file.ts";
import type { Asked } from "#lib/services/uploads/open/kinds.ts";
import {
  aJpeg,
  aPdf,
  aPng,
  aWebp,
  exifSegment,
  inPieces,
  jpegSegment,
  packedObjects,
  pngChunk,
  webpChunk,
} from "#tests/support/a-file.ts";

const any: readonly Asked[] = ["photo", "pdf"];

/** The cleaned file, which must be the same for pieces of every size. */
async function cleaned(bytes: Buffer, asked = any): Promise<Buffer> {
  const results: Buffer[] = [];
  for (const most of [3, 64 * 1024]) {
    const source = inPieces(bytes, most);
    const facts = await judgeFile(source, asked);
    const parts: Uint8Array[] = [];
    for await (const part of cleanFile(source(), facts.kind, facts.size)) parts.push(part);
    const whole = Buffer.concat(parts);
    expect(whole.length).toBe(facts.size);
    results.push(whole);
  }
  expect(results[0]!.equals(results[1]!)).toBe(true);
  return results[0]!;
}

/** The status and message with which a file is refused; "taken" if it is accepted. */
async function refused(bytes: Buffer, asked = any): Promise<[string, string] | "taken"> {
  const sentences = new Set<string>();
  for (const most of [5, 64 * 1024]) {
    const found = await judgeFile(inPieces(bytes, most), asked).then(
      () => "taken" as const,
      (error: { code: string; message: string }) => [error.code, error.message] as [string, string],
    );
    sentences.add(JSON.stringify(found));
  }
  expect(sentences.size).toBe(1);
  return JSON.parse([...sentences][0]!) as [string, string] | "taken";
}

const unsupported = (words: RegExp) => ["unsupported_media_type", expect.stringMatching(words)];
const invalid = (words: RegExp) => ["invalid_input", expect.stringMatching(words)];

test("a photo keeps which way up it is and its colours, and loses place, notes and what stands after its end", async () => {
  const icc = jpegSegment(0xe2, "ICC_PROFILE\0\x01\x01colours");
  const bare = aJpeg({ extra: [icc] });
  const found = aJpeg({
    extra: [
      exifSegment(6),
      icc,
      jpegSegment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Ama</x:xmpmeta>"),
      jpegSegment(0xed, "Photoshop 3.0\0Ama"),
      jpegSegment(0xfe, "Ama was here"),
      jpegSegment(0xe2, "MPF\0more pictures"),
    ],
    after: Buffer.concat([aJpeg(), Buffer.from("MotionPhoto_Data")]),
  });
  const clean = await cleaned(found);
  expect(clean.includes("Ama")).toBe(false);
  expect(clean.includes("5.1 N")).toBe(false);
  expect(clean.includes("MotionPhoto")).toBe(false);
  expect(clean.length).toBe(bare.length + 36);
  expect(clean.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
  expect((await cleaned(clean)).equals(clean)).toBe(true);
  expect((await cleaned(aJpeg({ extra: [icc, exifSegment(1)] }))).equals(bare)).toBe(true);
});

test("the small copy of a photo that stands in its head is left out", async () => {
  const head = jpegSegment(0xe0, "JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01rgb");
  const clean = await cleaned(aJpeg({ extra: [head] }));
  expect(clean.includes("rgb")).toBe(false);
});

test("a PNG loses its texts, its time and its EXIF", async () => {
  const kept = pngChunk("pHYs", Buffer.alloc(9));
  const found = aPng({
    extra: [
      kept,
      pngChunk("tEXt", "Author\0Ama"),
      pngChunk("iTXt", "XML:com.adobe.xmp\0\0\0\0\0Ama"),
      pngChunk("tIME", Buffer.alloc(7)),
      pngChunk("eXIf", "MM\0*Ama"),
    ],
    after: Buffer.from("notes"),
  });
  expect((await cleaned(found)).equals(aPng({ extra: [kept] }))).toBe(true);
});

test("a WebP loses EXIF and XMP, no longer says that they are there, and says its new length", async () => {
  const described = aWebp({ flags: 0x0c, extra: [webpChunk("EXIF", "Ama"), webpChunk("XMP ", "Ama")] });
  expect((await cleaned(described)).equals(aWebp())).toBe(true);
});

test("a PDF is kept as it is", async () => {
  const pdf = aPdf(["1 0 obj\n<</Type/Catalog>>\nendobj", packedObjects("<</Type/Page>>")]);
  expect((await cleaned(pdf)).equals(pdf)).toBe(true);
});

test.each([
  ["a byte order mark", "\xef\xbb\xbf"],
  ["an empty line", "\r\n"],
  ["the header of a mail's part", "Content-Type: application/pdf\r\n\r\n"],
  ["as much as readers allow", " ".repeat(1_023)],
])("a PDF with %s before its header is taken, from its header on", async (_, before) => {
  const pdf = aPdf();
  expect((await cleaned(Buffer.concat([Buffer.from(before, "latin1"), pdf]))).equals(pdf)).toBe(true);
});

test.each([
  ["a page", "<script>alert(1)</script>\n", /hidden/],
  ["a script of a server", "<?php echo 1;\n", /hidden/],
  ["more than readers look through", " ".repeat(1_024), /no photo/],
])("a PDF after %s is refused", async (_, before, words) => {
  expect(await refused(Buffer.concat([Buffer.from(before, "latin1"), aPdf()]))).toEqual(unsupported(words));
});

test("a page that begins where a browser looks for one is refused, however much stood before the PDF", async () => {
  const pdf = aPdf(["1 0 obj\n<</Type/Catalog>>\nendobj", `% ${" ".repeat(1_300)}<html >`]);
  expect(await refused(pdf)).toEqual(unsupported(/hidden/));
  expect(await refused(Buffer.concat([Buffer.from(" ".repeat(1_000)), pdf]))).toEqual(unsupported(/hidden/));
});

test("a photo of a format that is not taken is named, with the way to a JPEG", async () => {
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");
  expect(await refused(heic)).toEqual(unsupported(/HEIC.*iPhone.*JPEG/));
  expect(await refused(heic, ["photo"])).toEqual(unsupported(/HEIC/));
  expect(await refused(heic, ["pdf"])).toEqual(unsupported(/This is no PDF/));
  for (const [format, head] of [
    ["GIF", "GIF89a............"],
    ["TIFF", "II*\0\x08\0\0\0...."],
    ["BMP", "BM.............."],
    ["AVIF", "\0\0\0\x1cftypavif\0\0\0\0"],
  ] as const)
    expect(await refused(Buffer.from(head, "latin1"))).toEqual(
      unsupported(new RegExp(`This is a ${format} picture`)),
    );
});

test("what a file is, its content says, and only what the question asks for is taken", async () => {
  const words = /This is no photo/;
  expect(await refused(Buffer.from("MZ\x90\0 a program, named photo.jpg"))).toEqual(unsupported(words));
  expect(await refused(Buffer.from("<svg onload=alert(1)>"))).toEqual(unsupported(words));
  expect(await refused(Buffer.alloc(0))).toEqual(unsupported(words));
  expect(await refused(aPdf(), ["photo"])).toEqual(unsupported(/This is no photo/));
  expect(await refused(aPng(), ["pdf"])).toEqual(unsupported(/This is no PDF/));
});

const zip = Buffer.concat([
  Buffer.from("PK\x03\x04"),
  Buffer.alloc(26),
  Buffer.from("PK\x05\x06"),
  Buffer.alloc(18),
]);

test.each([
  ["a PDF after a JPEG", aJpeg({ after: aPdf() })],
  ["a ZIP after a JPEG", aJpeg({ after: zip })],
  ["a ZIP some way after a JPEG", aJpeg({ after: Buffer.concat([Buffer.alloc(300_000), zip]) })],
  ["an archive whose end alone can be told, in the pixels", aJpeg({ pixels: zip.subarray(30) })],
  ["a page in a comment", aJpeg({ extra: [jpegSegment(0xfe, "<SCRIPT >alert(1)</script>")] })],
  ["a page in the text of a PNG", aPng({ extra: [pngChunk("tEXt", "a\0<html>")] })],
  ["a program after a PNG", aPng({ after: Buffer.from("\x7fELF") })],
  ["a PDF in a WebP", aWebp({ extra: [webpChunk("JUNK", aPdf())] })],
  ["a ZIP after a PDF", Buffer.concat([aPdf(), zip])],
  ["a ZIP in a PDF, which ends as it should", aPdf([zip])],
  ["a page at the head of a PDF", aPdf(["%<!DOCTYPE html>"])],
])("%s is refused", async (_, bytes) => {
  expect(await refused(bytes)).toEqual(unsupported(/Another file is hidden/));
});

test.each([
  ["a JPEG", aJpeg({ width: 16_000, height: 16_000 })],
  ["a long JPEG", aJpeg({ width: 60_000, height: 2 })],
  ["a PNG", aPng({ width: 100_000, height: 100_000 })],
  ["a WebP", aWebp({ width: 16_000, height: 16_000 })],
])("%s with too many pixels is refused by its head", async (_, bytes) => {
  expect(await refused(bytes)).toEqual(invalid(/more than 64 million pixels/));
});

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 13);
const flipped = (bytes: Buffer) => {
  const other = Buffer.from(bytes);
  other[30]! ^= 1;
  return other;
};
test.each([
  ["a JPEG that breaks off", aJpeg().subarray(0, -2)],
  [
    "a JPEG without pixels",
    Buffer.concat([Buffer.from([0xff, 0xd8]), jpegSegment(0xfe, "x"), Buffer.from([0xff, 0xd9])]),
  ],
  [
    "a JPEG with two frames",
    aJpeg({ extra: [jpegSegment(0xc0, Buffer.from([8, 0, 9, 0, 9, 1, 1, 0x11, 0]))] }),
  ],
  ["a PNG that breaks off", cut(aPng())],
  ["a PNG with a wrong sum", flipped(aPng())],
  ["a PNG with a chunk nobody knows and all need", aPng({ extra: [pngChunk("ABCD", "x")] })],
  ["a WebP that breaks off", cut(aWebp())],
  ["a WebP with two pictures", aWebp({ extra: [webpChunk("VP8L", "/\0\0\0\0")] })],
  ["a PDF that breaks off", cut(aPdf())],
  ["a PDF with anything after its end", Buffer.concat([aPdf(), Buffer.from("more")])],
])("%s is damaged", async (_, bytes) => {
  expect(await refused(bytes)).toEqual(invalid(/damaged or not complete/));
});

test("a WebP that moves is no photo", async () => {
  expect(await refused(aWebp({ flags: 2 }))).toEqual(unsupported(/Moving pictures/));
  expect(await refused(aWebp({ extra: [webpChunk("ANMF", "x")] }))).toEqual(unsupported(/Moving pictures/));
});

const object = (dictionary: string) => aPdf([`1 0 obj\n<<${dictionary}>>\nendobj`]);
const padded = (text: string) => aPdf(["%".padEnd(65_530 - 9, " "), text]);

test.each([
  ["a script", object("/S/JavaScript/JS(app.alert(1))")],
  ["a script written in another way", object("/S /Java#53cript")],
  ["a program", object("/S/Launch/F(cmd.exe)")],
  ["a script when it is opened", object("/OpenAction<</S/JavaScript/JS(1)>>")],
  ["an attachment", object("/Names<</EmbeddedFiles 4 0 R>>")],
  ["a form with a program of its own", object("/AcroForm<</XFA[(a)5 0 R]>>")],
  ["a script at the border of two pieces", padded("1 0 obj\n<</S/JavaScript>>\nendobj")],
  ["a script in packed objects", aPdf([packedObjects("<</S/JavaScript/JS(1)>>")])],
  [
    "a script in packed objects that do not say so",
    aPdf([packedObjects("<</S/JavaScript>>", "/N 1/First 4/Filter/FlateDecode")]),
  ],
  [
    "a script in what calls itself a picture",
    aPdf(["2 0 obj\n<</Length 30>>\nstream\n<</S/JavaScript>>\nendstream\nendobj"]),
  ],
])("a PDF with %s is refused", async (_, bytes) => {
  expect(await refused(bytes)).toEqual(invalid(/does things by itself/));
});

test("a PDF that names the page it opens on is taken, as office programs write it", async () => {
  const pdf = object("/OpenAction[1 0 R/XYZ null null 0]");
  expect((await cleaned(pdf)).equals(pdf)).toBe(true);
});

test("a locked PDF is refused, and so is one whose objects are packed in a way that cannot be looked through", async () => {
  expect(await refused(object("/Encrypt 5 0 R"))).toEqual(invalid(/This PDF is locked/));
  const packed = (dictionary: string) => aPdf([packedObjects("<</S/JavaScript>>", dictionary)]);
  for (const dictionary of [
    "/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]",
    "/Type/ObjStm/N 1/First 4/Filter/LZWDecode",
    "/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>",
    "/Type/ObjStm/N 1/First 4/Filter 9 0 R",
    "/Filter/FlateDecode(1 0 obj)/Type/ObjStm",
    "/Type/Obj#53tm/Filter/LZW",
  ])
    expect(await refused(packed(dictionary))).toEqual(invalid(/could not be looked through/));
  const bomb = aPdf([packedObjects(" ".repeat(8 * 1024 * 1024))]);
  expect(await refused(bomb)).toEqual(invalid(/could not be looked through/));
  const inside = aPdf([Buffer.concat([packedObjects("x").subarray(0, -20), Buffer.from("/ObjStm")])]);
  expect(await refused(inside)).toEqual(invalid(/could not be looked through/));
});

test("a PDF with pictures that hold any bytes is taken", async () => {
  const noise = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 256));
  const pdf = aPdf([
    Buffer.concat([
      Buffer.from("2 0 obj\n<</Filter/DCTDecode>>\nstream\n"),
      noise,
      Buffer.from("\nendstream\nendobj"),
    ]),
    "3 0 obj\n<</First 10 0 R/Last 12 0 R/Count 3>>\nendobj",
    "4 0 obj\n<</N 3/Filter/FlateDecode>>\nstream\nabc\nendstream\nendobj",
  ]);
  expect((await cleaned(pdf)).equals(pdf)).toBe(true);
});
