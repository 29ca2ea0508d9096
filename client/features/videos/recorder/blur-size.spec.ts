import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { blurMegabytes } from './blur-size';

const folder = join(process.cwd(), 'node_modules/@twilio/video-processors/dist/build');

describe('the size of the background blur', () => {
  it('is what people read before they choose it', () => {
    const bytes = ['tflite-simd-1-0-0.wasm', 'selfie_segmentation_landscape.tflite', 'tflite-simd-1-0-0.js']
      .map((name) => readFileSync(join(folder, name)))
      .reduce(
        (sum, file) => sum + brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
        0,
      );
    expect(Math.abs(bytes / 1_000_000 - blurMegabytes)).toBeLessThan(0.08);
  });
});
