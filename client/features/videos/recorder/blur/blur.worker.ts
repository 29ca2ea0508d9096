import { blurStream } from './blur-stream';
import type { FromWorker, ToWorker } from './blur-wire';
import { Composer } from './composer';
import { Segmenter } from './segmenter';

/**
 * Blurs the background of the camera's pictures. The server gives this script a policy of its own: it may compile WebAssembly, and it may
 * make no request, so that no picture can leave it except to the page.
 */
const scope = globalThis as unknown as {
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  close(): void;
};
const REPORT_EVERY_MS = 1_000;

let composer: Composer | null = null;
let [count, work, reportedAt] = [0, 0, 0];

function failed(): void {
  composer = null;
  scope.postMessage({ type: 'failed' });
}

/** @throws before the model is loaded and after a failure: there is no picture then */
function draw(picture: CanvasImageSource, width: number, height: number): OffscreenCanvas {
  if (!composer) throw new Error('no model');
  const began = performance.now();
  const drawn = composer.draw(picture, width, height);
  const now = performance.now();
  count += 1;
  work += now - began;
  if (reportedAt === 0 || now - reportedAt >= REPORT_EVERY_MS) {
    scope.postMessage({ type: 'blurred', count, work: work / count, person: Composer.personIn(drawn) });
    [count, work, reportedAt] = [0, 0, now];
  }
  return composer.canvas;
}

function blurFrame(frame: VideoFrame): VideoFrame {
  const canvas = draw(frame, frame.displayWidth, frame.displayHeight);
  return new VideoFrame(canvas, { timestamp: frame.timestamp, alpha: 'discard' });
}

function blurPicture(picture: ImageBitmap): void {
  try {
    const blurred = draw(picture, picture.width, picture.height).transferToImageBitmap();
    scope.postMessage({ type: 'picture', picture: blurred }, [blurred]);
  } catch {
    failed();
  } finally {
    picture.close();
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'picture') return blurPicture(data.picture);
  if (data.type === 'pictures') return void blurStream(data, blurFrame).catch(failed);
  // Messages are read between two pictures, so none of them is open then.
  if (data.type === 'stop') return scope.close();
  Segmenter.load(data).then((segmenter) => {
    composer = new Composer(segmenter);
    scope.postMessage({ type: 'loaded' });
  }, failed);
};
