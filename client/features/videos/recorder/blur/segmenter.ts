import startEngine from '@twilio/video-processors/dist/build/tflite-simd-1-0-0.js';
import type { ModelFiles } from './blur-wire';

/** TensorFlow Lite, compiled for the browser. Offsets are in bytes of its memory. */
interface Engine {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  _getModelBufferMemoryOffset(): number;
  _loadModel(bytes: number): number;
  _getInputMemoryOffset(): number;
  _getInputWidth(): number;
  _getInputHeight(): number;
  _getOutputMemoryOffset(): number;
  _runInference(): number;
}

const silent = (): void => undefined;

/** Separates the person from the background with MediaPipe's model "selfie segmentation" for wide pictures. */
export class Segmenter {
  readonly width: number;
  readonly height: number;

  private constructor(private readonly engine: Engine) {
    this.width = engine._getInputWidth();
    this.height = engine._getInputHeight();
  }

  static async load({ engine: bytes, model }: ModelFiles): Promise<Segmenter> {
    const engine = (await startEngine({ wasmBinary: bytes, print: silent, printErr: silent })) as unknown as Engine;
    engine.HEAPU8.set(new Uint8Array(model), engine._getModelBufferMemoryOffset());
    if (engine._loadModel(model.byteLength) !== 0) throw new Error('the model could not be read');
    return new Segmenter(engine);
  }

  /** @returns how likely each pixel shows a person, from 0 to 1; valid until the next call */
  likelihoods(pixels: Uint8ClampedArray): Float32Array {
    const { engine } = this;
    const count = this.width * this.height;
    const input = engine._getInputMemoryOffset() / Float32Array.BYTES_PER_ELEMENT;
    const { HEAPF32: memory } = engine;
    for (let place = 0; place < count; place += 1) {
      for (let channel = 0; channel < 3; channel += 1)
        memory[input + place * 3 + channel] = (pixels[place * 4 + channel] ?? 0) / 255;
    }
    if (engine._runInference() !== 0) throw new Error('the model could not be run');
    const output = engine._getOutputMemoryOffset() / Float32Array.BYTES_PER_ELEMENT;
    // Memory that grew while it ran is another buffer.
    return engine.HEAPF32.subarray(output, output + count);
  }
}
