/**
 * A photo like those of phones, made for these tests: a libx265 still (red on the left, blue on the right, 64 × 48) in a HEIF
 * container, with a rotation by a quarter and a device in its EXIF. Displayed upright it is 48 × 64 with red at the top.
 */
const container = Buffer.from(
  'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWljAAABbm1ldGEAAAAAAAAAIWhkbHIAAAAAAAAAAHBpY3QAAAAAAAAAAAAAAAAAAAAADnBpdG0AAAAAAAEAAAAsaWxv' +
    'YwAAAABEAAACAAEAAAABAAABjgAAADIAAgAAAAEAAAHAAAAALQAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAEV4' +
    'aWYAAAAAGmlyZWYAAAAAAAAADmNkc2MAAgABAAEAAAC1aXBycAAAAJdpcGNvAAAAcmh2Y0MBBAgAAACfqAAAAAAe8AD8/fj4AAAPA6AAAQAXQAEMAf//BAgA' +
    'AAMAn6gAAAMAAB66AkChAAEAJ0IBAQQIAAADAJ+oAAADAAAeoCCDFlurkyvAWgIAAAMAAgAAAwAyEKIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAADAA' +
    'AAAJaXJvdAMAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAZ21kYXQAAAAuKAGvCeA98Lf/8PRH/6Xfofo+xyX/7X3zvy7Y//f5pJ6vvqF0UyBpxOtM2r7bwAAA' +
    'AABNTQAqAAAACAABARAAAgAAAA8AAAAaAAAAAFRlbGVwaG9uZS03QzFGAA==',
  'base64',
);

/** The device name in its EXIF. */
export const heicSecret = 'Telephone-7C1F';

export const heicPhoto = (): Buffer => Buffer.from(container);

/** The same photo with a header that declares `side` × `side` pixels: a decompression bomb. */
export function heicBomb(side: number): Buffer {
  const bytes = heicPhoto();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(side, size);
  bytes.writeUInt32BE(side, size + 4);
  return bytes;
}
