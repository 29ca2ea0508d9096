import { useEffect, useState } from 'react';
import { type Light, lightOf } from '../domain/picture-light';

const LOOK_EVERY_MS = 1_000;
/** Enough to compare the middle with its surroundings. */
const SIZE = { width: 32, height: 24 };

/** Light of the picture in a video element; null if there is none. */
export function useLight(video: HTMLVideoElement | null): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => {
    if (!video) return;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, SIZE);
    const look = (): void => {
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return;
      context.drawImage(video, 0, 0, SIZE.width, SIZE.height);
      setLight(lightOf(context.getImageData(0, 0, SIZE.width, SIZE.height).data, SIZE.width));
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [video]);
  return light;
}
