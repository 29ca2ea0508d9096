import { useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels from an end within which the reader counts as being there. */
export const NEAR = 80;

interface Place {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly height: number;
  readonly top: number;
  readonly atEnd: boolean;
}

/** Keeps the scroll position: at the end if the reader is there or has just written, otherwise at the same message. */
export function useThreadScroll(ids: readonly string[], lastIsMine: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const [hasNewBelow, setNewBelow] = useState(false);
  const first = ids[0];
  const last = ids.at(-1);
  const measure = (): void => {
    const { current: box } = ref;
    if (!box) return;
    const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    place.current = { first, last, height: box.scrollHeight, top: box.scrollTop, atEnd };
    if (atEnd) setNewBelow(false);
  };
  const toEnd = (): void => {
    const { current: box } = ref;
    if (box) box.scrollTop = box.scrollHeight;
    measure();
  };
  useLayoutEffect(() => {
    const { current: box } = ref;
    const { current: before } = place;
    if (!box) return;
    if (before === null || before.last === undefined) toEnd();
    else if (before.last !== last) {
      if (before.atEnd || lastIsMine) toEnd();
      else setNewBelow(true);
    } else if (before.first !== first) box.scrollTop = before.top + (box.scrollHeight - before.height);
    else if (before.atEnd) toEnd();
    measure();
    // oxlint-disable-next-line react/exhaustive-deps -- the measured sizes depend only on the shown messages
  }, [first, last, ids.length]);
  return { ref, hasNewBelow, toEnd, onScroll: measure };
}
