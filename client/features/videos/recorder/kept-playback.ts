/** The parts of a media element that are used here. */
export type Playback = Pick<
  HTMLMediaElement,
  'currentTime' | 'duration' | 'paused' | 'readyState' | 'pause' | 'addEventListener' | 'removeEventListener'
>;

/** Seconds, longer than any recording. Seeking there makes the browser measure the real duration. */
const FAR_SECONDS = 1e7;
const METADATA = 1;
const SLACK_SECONDS = 0.05;

/**
 * Plays only a span of a recording. The person can still look at all of it while it is paused.
 *
 * @param to null for the end
 * @returns a function that stops watching
 */
export function playOnly(media: Playback, from: number, to: number | null): () => void {
  let frame = 0;
  let isMeasuring = false;
  // Recorded files have no length in their header, and without one the browser cannot seek in them.
  const measure = (): void => {
    if (isMeasuring || media.readyState < METADATA) return;
    if (Number.isFinite(media.duration)) return media.currentTime < from ? seek(from) : undefined;
    isMeasuring = true;
    media.currentTime = FAR_SECONDS;
  };
  const seek = (seconds: number): void => {
    media.currentTime = seconds;
  };
  const measured = (): void => {
    if (!isMeasuring || !Number.isFinite(media.duration)) return;
    isMeasuring = false;
    seek(from);
  };
  // Events come four times a second, so each frame is looked at while it plays.
  const watch = (): void => {
    if (media.paused) return;
    if (to !== null && media.currentTime >= to) {
      media.pause();
      return seek(to);
    }
    frame = requestAnimationFrame(watch);
  };
  const begin = (): void => {
    if (isMeasuring) return;
    const isOutside =
      media.currentTime < from - SLACK_SECONDS || (to !== null && media.currentTime >= to - SLACK_SECONDS);
    if (isOutside) seek(from);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(watch);
  };
  const events = { loadedmetadata: measure, durationchange: measured, seeked: measured, play: begin } as const;
  for (const [name, listener] of Object.entries(events)) media.addEventListener(name, listener);
  measure();
  if (!media.paused) begin();
  return () => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of Object.entries(events)) media.removeEventListener(name, listener);
  };
}
