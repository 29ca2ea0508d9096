import { type FramedPerson, personIn } from '../../domain/framing';
import { blurred, opacityOf, type Region, regionOf } from './blur-pixels';
import type { Segmenter } from './segmenter';

type Context = OffscreenCanvasRenderingContext2D;

/** Draws a picture with a sharp person and a blurred background. */
export class Composer {
  readonly #input: Context;
  readonly #mask = contextOf(1, 1);
  readonly #background = contextOf(1, 1);
  readonly #result = contextOf(1, 1);

  constructor(private readonly segmenter: Segmenter) {
    this.#input = contextOf(segmenter.width, segmenter.height, { willReadFrequently: true });
  }

  get canvas(): OffscreenCanvas {
    return this.#result.canvas;
  }

  /** Draws on {@link canvas}. If it throws, the canvas has the picture before. @returns opacity of the person, for the hints */
  draw(
    picture: CanvasImageSource,
    width: number,
    height: number,
  ): { readonly mask: Uint8Array; readonly width: number } {
    const { segmenter } = this;
    const region = regionOf({ width, height }, segmenter);
    const input = this.#input;
    input.clearRect(0, 0, segmenter.width, segmenter.height);
    input.drawImage(picture, region.left, region.top, region.width, region.height);
    const { data } = input.getImageData(0, 0, segmenter.width, segmenter.height);
    const mask = this.#person(segmenter.likelihoods(data), region);
    this.#putMask(mask, region);
    this.#putBackground(data, region);
    const { canvas } = this.#result;
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    const whole = [0, 0, width, height] as const;
    const result = this.#result;
    // 'copy' also removes the picture before. The sharp picture is only drawn where the mask already is.
    result.globalCompositeOperation = 'copy';
    result.drawImage(this.#mask.canvas, ...whole);
    result.globalCompositeOperation = 'source-in';
    result.drawImage(picture, ...whole);
    result.globalCompositeOperation = 'destination-over';
    result.drawImage(this.#background.canvas, ...whole);
    return { mask, width: region.width };
  }

  static personIn({ mask, width }: { readonly mask: Uint8Array; readonly width: number }): FramedPerson {
    return personIn(mask, width);
  }

  #person(likelihoods: Float32Array, { left, top, width, height }: Region): Uint8Array {
    const mask = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1)
        mask[y * width + x] = opacityOf(likelihoods[(top + y) * this.segmenter.width + left + x] ?? 0);
    }
    return mask;
  }

  #putMask(mask: Uint8Array, { width, height }: Region): void {
    const pixels = new Uint8ClampedArray(width * height * 4);
    for (let place = 0; place < mask.length; place += 1) pixels[place * 4 + 3] = mask[place] ?? 0;
    put(this.#mask, new ImageData(pixels, width, height));
  }

  #putBackground(input: Uint8ClampedArray, region: Region): void {
    const { pixels, width, height } = blurred(input, this.segmenter.width, region);
    put(this.#background, new ImageData(pixels, width, height));
  }
}

function contextOf(width: number, height: number, settings: CanvasRenderingContext2DSettings = {}): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (!context) throw new Error('this browser cannot draw in a worker');
  return context;
}

function put(context: Context, image: ImageData): void {
  const { canvas } = context;
  if (canvas.width !== image.width || canvas.height !== image.height)
    [canvas.width, canvas.height] = [image.width, image.height];
  context.putImageData(image, 0, 0);
}
