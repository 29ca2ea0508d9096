/** A file that is recorded in a moment is measured in one, too. */
const PATIENCE_MS = 4_000;
/** Beyond the end of every recording: a browser that is sent there finds out where the end is. */
const FAR_SECONDS = 1e7;

/**
 * How long a recording plays, in seconds: what a browser records says nothing of its length. Null where it cannot be told; then
 * the clock that ran beside it has to do.
 */
export function measureRecording(recording: Blob): Promise<number | null> {
  const url = URL.createObjectURL(recording);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'metadata';
  return new Promise<number | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const end = (seconds: number | null): void => {
      clearTimeout(timer);
      resolve(seconds);
    };
    const look = (): void => {
      if (Number.isFinite(video.duration) && video.duration > 0) end(video.duration);
    };
    video.addEventListener('loadedmetadata', () => {
      if (Number.isFinite(video.duration)) look();
      else video.currentTime = FAR_SECONDS;
    });
    video.addEventListener('durationchange', look);
    video.addEventListener('seeked', look);
    video.addEventListener('error', () => end(null));
    video.src = url;
  }).finally(() => {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  });
}
