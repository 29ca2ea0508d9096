import { useEffect, useState, type RefObject } from 'react';

/** An iPhone can only show the video element itself in full screen. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export interface Fullscreen {
  active: boolean;
  toggle: () => void;
}

export function useFullscreen(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): Fullscreen {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const change = () => setActive(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, [frame]);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (typeof frame.current?.requestFullscreen === 'function') void frame.current.requestFullscreen();
    else {
      const phone: PhoneVideo | null = video.current;
      phone?.webkitEnterFullscreen?.();
    }
  };
  return { active, toggle };
}
