import type Hls from 'hls.js';
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Quality {
  /** Number of the rung, or -1 for "as the line allows". */
  value: number;
  label: string;
}

export interface HlsControl {
  /** Rungs, highest first; empty where the browser or the file has no choice to offer. */
  qualities: readonly Quality[];
  /** Chosen rung, -1 for automatic. */
  quality: number;
  setQuality: (value: number) => void;
  /** What the element itself is to load; undefined while the ladder feeds it. */
  elementSrc: string | undefined;
}

type Plan = 'element' | 'native' | 'library';

/** Safari plays a ladder by itself; others do with a library, where they can be fed at all; the rest play the whole file. */
function planFor(hlsSrc: string | null): Plan {
  if (hlsSrc === null) return 'element';
  if ('MediaSource' in window || 'ManagedMediaSource' in window) return 'library';
  const canPlay = document.createElement('video').canPlayType('application/vnd.apple.mpegurl');
  return canPlay === '' ? 'element' : 'native';
}

/**
 * Feeds the element from a ladder whose rung follows the line. Whatever goes wrong with it, the whole file is played instead.
 *
 * @param src whole file, for every browser
 * @param hlsSrc list of the rungs; null for a video without
 */
export function useHls(video: RefObject<HTMLVideoElement | null>, src: string, hlsSrc: string | null): HlsControl {
  const [plan, setPlan] = useState<Plan>(() => planFor(hlsSrc));
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, choose] = useState(-1);
  const hls = useRef<Hls | null>(null);

  useEffect(() => {
    if (plan !== 'library' || hlsSrc === null) return;
    let gone = false;
    const start = async (): Promise<void> => {
      const { default: Library } = await import('hls.js/light');
      const element = video.current;
      if (gone || !element) return;
      if (!Library.isSupported()) {
        setPlan('element');
        return;
      }
      // The first rung is the lowest: a picture at once is worth more than a sharp one later.
      const player = new Library({
        startLevel: 0,
        maxBufferLength: 20,
        capLevelToPlayerSize: true,
        enableWorker: false,
      });
      hls.current = player;
      player.on(Library.Events.MANIFEST_PARSED, (_, { levels }) => {
        const rungs = levels.map(({ height, width }, value) => ({ value, label: `${Math.min(height, width)}p` }));
        setQualities(rungs.length > 1 ? rungs.reverse() : []);
      });
      player.on(Library.Events.ERROR, (_, { fatal }) => {
        if (!fatal) return;
        player.destroy();
        hls.current = null;
        setQualities([]);
        setPlan('element');
      });
      player.loadSource(hlsSrc);
      player.attachMedia(element);
    };
    // A library that cannot be loaded is no reason not to watch.
    start().catch(() => setPlan('element'));
    return () => {
      gone = true;
      hls.current?.destroy();
      hls.current = null;
    };
  }, [plan, hlsSrc, video]);

  return {
    qualities,
    quality,
    setQuality: (value) => {
      choose(value);
      if (hls.current) hls.current.currentLevel = value;
    },
    elementSrc: plan === 'library' ? undefined : plan === 'native' ? (hlsSrc ?? src) : src,
  };
}
