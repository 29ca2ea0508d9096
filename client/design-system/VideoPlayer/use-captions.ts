import { useEffect, useState, type RefObject } from 'react';

export interface Caption {
  src: string;
  label: string;
  language: string;
}

export interface Captions {
  /** Language of the captions, `null` for none. */
  language: string | null;
  select: (language: string | null) => void;
  /** Text of the captions at this moment. */
  line: string;
}

function textOf(cue: TextTrackCue): string {
  // Remove WebVTT tags (voice, italics).
  return 'text' in cue && typeof cue.text === 'string' ? cue.text.replace(/<[^>]+>/g, '') : '';
}

/** Loads the tracks hidden and returns their text, so that it can be shown above the controls in the page's font. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: readonly Caption[],
  onSelect?: (language: string | null) => void,
): Captions {
  const [language, choose] = useState<string | null>(null);
  const select = (next: string | null): void => {
    choose(next);
    onSelect?.(next);
  };
  const [spoken, setSpoken] = useState<{ language: string; line: string } | null>(null);
  useEffect(() => {
    const tracks = [...(video.current?.textTracks ?? [])];
    const chosen = language === null ? undefined : tracks.find((track) => track.language === language);
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled';
    if (!chosen) return;
    const show = () =>
      setSpoken({ language: chosen.language, line: [...(chosen.activeCues ?? [])].map(textOf).join('\n') });
    chosen.addEventListener('cuechange', show);
    return () => chosen.removeEventListener('cuechange', show);
  }, [captions, language, video]);
  return { language, select, line: spoken !== null && spoken.language === language ? spoken.line : '' };
}
