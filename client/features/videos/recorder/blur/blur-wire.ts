import type { FramedPerson } from '../../domain/framing';

/** Files of the model, fetched by the page: the worker that sees the picture may make no request. */
export interface ModelFiles {
  readonly engine: ArrayBuffer;
  readonly model: ArrayBuffer;
}

/** To the worker. `pictures`: it reads and writes the tracks itself. `picture`: one picture, which it sends back blurred. */
export type ToWorker =
  | ({ readonly type: 'load' } & ModelFiles)
  | {
      readonly type: 'pictures';
      readonly readable: ReadableStream<VideoFrame>;
      readonly writable: WritableStream<VideoFrame>;
    }
  | { readonly type: 'picture'; readonly picture: ImageBitmap }
  /** Ends the worker after the picture that it works on. */
  | { readonly type: 'stop' };

/** Of the last second, or of the time since the first picture. */
export interface BlurredPictures {
  readonly count: number;
  /** Mean milliseconds of work for one. */
  readonly work: number;
  readonly person: FramedPerson;
}

export type FromWorker =
  | { readonly type: 'loaded' }
  | ({ readonly type: 'blurred' } & BlurredPictures)
  | { readonly type: 'picture'; readonly picture: ImageBitmap }
  /** It will send no picture again. */
  | { readonly type: 'failed' };
