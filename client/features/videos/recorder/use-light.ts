import { useEffect, useState } from 'react';
import { type Light, lightOf, unseenLight, withLight } from '../domain/picture-light';

const LOOK_EVERY_MS = 1_000;
/** Enough to compare the middle with its surroundings. */
const SIZE = { width: 32, height: 24 };

/** Light of the picture in a video element; null if there is none. */
export function useLight(video: HTMLVideoElement | null): Light | null {
  const [seen, setSeen] = useState(unseenLight);
  useEffect(() => {
    if (!video) return;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, SIZE);
    const look = (): void => {
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
      context.drawImage(video, 0, 0, SIZE.width, SIZE.height);
      // Only these 768 pixels are read, and they never leave this function.
      const light = lightOf(context.getImageData(0, 0, SIZE.width, SIZE.height).data, SIZE.width);
      setSeen((before) => withLight(before, light));
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setSeen(unseenLight);
    };
  }, [video]);
  return seen.shown;
}
