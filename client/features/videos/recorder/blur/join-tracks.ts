import type { BlurParts, BlurWorker } from './blurred-camera';

/** Chromium's streams of pictures (mediacapture-transform), which go on in a hidden tab. */
interface PictureStreams {
  readonly MediaStreamTrackProcessor?: new (of: { track: MediaStreamTrack; maxBufferSize?: number }) => {
    readonly readable: ReadableStream<VideoFrame>;
  };
  readonly MediaStreamTrackGenerator?: new (of: { kind: 'video' }) => MediaStreamTrack & {
    readonly writable: WritableStream<VideoFrame>;
  };
}

const PICTURES_A_SECOND = 30;

/** Joins a camera and the worker in the fastest way that the browser has. */
export const joinTracks: BlurParts['join'] = (camera, worker) => {
  const { MediaStreamTrackProcessor: Processor, MediaStreamTrackGenerator: Generator } = globalThis as PictureStreams;
  if (!Processor || !Generator) return joinCanvas(camera, worker);
  // One picture waits: if the worker is slow, those between are left out.
  const { readable } = new Processor({ track: camera, maxBufferSize: 1 });
  const track = new Generator({ kind: 'video' });
  const { writable } = track;
  worker.postMessage({ type: 'pictures', readable, writable }, [readable, writable]);
  return { track, close: () => track.stop(), onPicture: (picture) => picture.close() };
};

/** For Firefox and Safari: reads frames from a hidden video element and draws the blurred ones on a canvas. */
function joinCanvas(camera: MediaStreamTrack, worker: BlurWorker): ReturnType<BlurParts['join']> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([camera]) });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const [track] = canvas.captureStream(PICTURES_A_SECOND).getVideoTracks();
  if (!context || !track) throw new Error('this browser cannot record a canvas');
  let isWaiting = false;
  const send = async (): Promise<void> => {
    if (isWaiting || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    isWaiting = true;
    try {
      const picture = await createImageBitmap(video);
      worker.postMessage({ type: 'picture', picture }, [picture]);
    } catch {
      // The camera changes its size; the next picture is there in a moment.
      isWaiting = false;
    }
  };
  const timer = setInterval(() => void send(), 1_000 / PICTURES_A_SECOND);
  // If the video cannot play, no picture comes, and the watch of the blurred camera says so.
  void video.play().catch(() => undefined);
  return {
    track,
    close: () => {
      clearInterval(timer);
      track.stop();
      video.srcObject = null;
    },
    onPicture: (picture) => {
      isWaiting = false;
      if (canvas.width !== picture.width || canvas.height !== picture.height)
        [canvas.width, canvas.height] = [picture.width, picture.height];
      context.drawImage(picture, 0, 0);
      picture.close();
    },
  };
}
