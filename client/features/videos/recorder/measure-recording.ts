/** Max time to measure a file. */
const PATIENCE_MS = 4_000;
/** Seconds, longer than any recording. Seeking there makes the browser measure the real duration. */
const FAR_SECONDS = 1e7;

/**
 * Duration of a recording in seconds, because recorded files have none in their header. Null if it cannot be measured; the
 * recorder's clock is used then.
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
