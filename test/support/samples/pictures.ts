import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** EXIF values of a photo that must never be served: a position near Montréal, an owner and a device. */
export const photoSecrets = ['45/1', 'Telephone-7C1F', 'Proprietaire-4D2A'] as const;

/** A photo stored sideways with an orientation tag. Displayed upright it is `height` × `width` with red at the top. */
export async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 640, height = 480): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const red = await sharp({ create: { ...half, background: '#d01010' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#1010d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({
      IFD0: { Model: photoSecrets[1], Artist: photoSecrets[2], Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: `${photoSecrets[0]} 30/1 0/1` },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG of a few kilobytes that decodes to `side` × `side` pixels. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
