import type Hls from 'hls.js';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { RENEW_HEADER } from '@modules/media/http/rung-addresses.contract';
import { savesData } from '../../lib/data-saver';
import { chooseCodec } from './choose-codec';
import { SegmentAddresses } from './segment-addresses';

export interface Quality {
  /** Index of the quality level, or -1 for automatic. */
  value: number;
  label: string;
}

export interface HlsControl {
  /** Quality levels, highest first; empty if the browser or the file offers no choice. */
  qualities: readonly Quality[];
  /** Chosen level, -1 for automatic. */
  quality: number;
  setQuality: (value: number) => void;
  /** Source of the `<video>`; undefined while the HLS library feeds it. */
  elementSrc: string | undefined;
  /** For the `<video>`: `none` loads nothing before it is played. */
  preload: 'none' | 'metadata';
}

type Plan = 'element' | 'native' | 'library';

/** How to play HLS: with the library where Media Source exists, natively in Safari, otherwise the whole file. */
function planFor(hlsSrc: string | null): Plan {
  if (hlsSrc === null) return 'element';
  if ('MediaSource' in window || 'ManagedMediaSource' in window) return 'library';
  const canPlay = document.createElement('video').canPlayType('application/vnd.apple.mpegurl');
  return canPlay === '' ? 'element' : 'native';
}

/**
 * Plays HLS with a quality that adapts to the connection. On any error it plays the whole file. To save data, nothing is loaded
 * before it is played, not even the library, and the automatic quality stays the lowest one.
 *
 * @param src whole file, for every browser
 * @param hlsSrc HLS playlist; null if the video has none
 */
export function useHls(video: RefObject<HTMLVideoElement | null>, src: string, hlsSrc: string | null): HlsControl {
  const [plan, setPlan] = useState<Plan>(() => planFor(hlsSrc));
  const [qualities, setQualities] = useState<readonly Quality[]>([]);
  const [quality, choose] = useState(-1);
  const hls = useRef<Hls | null>(null);
  // Fixed, because a change would stop a video that plays.
  const [isSaving] = useState(savesData);

  useEffect(() => {
    if (plan !== 'library' || hlsSrc === null) return;
    let gone = false;
    const end = new AbortController();
    const start = async (): Promise<void> => {
      const { default: Library } = await import('hls.js/light');
      const element = video.current;
      if (gone || !element) return;
      if (!Library.isSupported()) {
        setPlan('element');
        return;
      }
      const addresses = new SegmentAddresses(hlsSrc);
      const { default: policy } = Library.DefaultConfig.fragLoadPolicy;
      // Start with the lowest quality: a fast start matters more than a sharp picture.
      const player = new Library({
        startLevel: 0,
        // Nothing is loaded before the codec is chosen.
        autoStartLoad: false,
        // A position that was chosen before the first play.
        startPosition: isSaving && element.currentTime > 0 ? element.currentTime : -1,
        maxBufferLength: isSaving ? 10 : 20,
        capLevelToPlayerSize: !isSaving,
        enableWorker: false,
        xhrSetup: async (xhr, url, context) => {
          xhr.open('GET', 'frag' in context ? await addresses.current(url) : url, true);
        },
        fragLoadPolicy: {
          default: { ...policy, errorRetry: policy.errorRetry && addresses.retrying(policy.errorRetry) },
        },
      });
      hls.current = player;
      player.on(Library.Events.MANIFEST_PARSED, (_, { levels }) => {
        void chooseCodec(levels).then((codec) => {
          if (hls.current !== player) return;
          // From the end, because removing one moves those behind it.
          for (let place = player.levels.length - 1; codec !== null && place >= 0; place -= 1)
            if (player.levels[place]?.codecSet.startsWith(codec) === false) player.removeLevel(place);
          const rungs = player.levels.map(({ height, width }, value) => ({
            value,
            label: `${Math.min(height, width)}p`,
          }));
          setQualities(rungs.length > 1 ? rungs.reverse() : []);
          player.startLoad(player.config.startPosition);
        });
      });
      player.on(Library.Events.LEVEL_LOADED, (_, { networkDetails }) => {
        if (networkDetails instanceof XMLHttpRequest) {
          addresses.endIn(Number(networkDetails.getResponseHeader(RENEW_HEADER)));
        }
      });
      player.on(Library.Events.ERROR, (_, { fatal }) => {
        if (!fatal) return;
        player.destroy();
        hls.current = null;
        setQualities([]);
        setPlan('element');
      });
      player.loadSource(addresses.playlist);
      // After loadSource, which removes the limit.
      if (isSaving) player.autoLevelCapping = 0;
      player.attachMedia(element);
    };
    // If the library cannot be loaded, play the whole file.
    const begin = (): Promise<void> => start().catch(() => setPlan('element'));
    const element = video.current;
    if (isSaving && element?.paused) {
      element.addEventListener('play', () => void begin(), { once: true, signal: end.signal });
    } else void begin();
    return () => {
      gone = true;
      end.abort();
      hls.current?.destroy();
      hls.current = null;
    };
  }, [plan, hlsSrc, video, isSaving]);

  return {
    qualities,
    quality,
    setQuality: (value) => {
      choose(value);
      if (hls.current) hls.current.currentLevel = value;
    },
    elementSrc: plan === 'library' ? undefined : plan === 'native' ? (hlsSrc ?? src) : src,
    preload: isSaving ? 'none' : 'metadata',
  };
}
