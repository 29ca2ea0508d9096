import { type RefObject, useEffect, useState } from 'react';

export interface PictureInPicture {
  /** Not in every browser, and never for sound alone. */
  readonly isPossible: boolean;
  readonly active: boolean;
  readonly toggle: () => void;
}

/** Shows the picture in a small window over other programs. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>, isSoundOnly: boolean): PictureInPicture {
  const [active, setActive] = useState(false);
  const isPossible =
    !isSoundOnly &&
    typeof document !== 'undefined' &&
    'pictureInPictureEnabled' in document &&
    document.pictureInPictureEnabled;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const change = (): void => setActive(document.pictureInPictureElement === element);
    element.addEventListener('enterpictureinpicture', change);
    element.addEventListener('leavepictureinpicture', change);
    return () => {
      element.removeEventListener('enterpictureinpicture', change);
      element.removeEventListener('leavepictureinpicture', change);
      // A video that is no longer on the page must not go on in its window.
      if (document.pictureInPictureElement === element) void document.exitPictureInPicture();
    };
  }, [video]);
  const toggle = (): void => {
    if (!isPossible) return;
    const change = active ? document.exitPictureInPicture() : video.current?.requestPictureInPicture();
    // The browser refuses before the picture is loaded; the button stays as it is.
    change?.catch((reason: unknown) => {
      if (!(reason instanceof DOMException)) reportError(reason);
    });
  };
  return { isPossible, active, toggle };
}
