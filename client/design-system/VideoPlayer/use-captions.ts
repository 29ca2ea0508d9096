import { useEffect, useState, type RefObject } from 'react';

export interface Caption {
  src: string;
  label: string;
  language: string;
}

export interface Captions {
  /** Language shown, `null` for none. */
  language: string | null;
  select: (language: string | null) => void;
  /** The words of this moment. */
  line: string;
}

function textOf(cue: TextTrackCue): string {
  // Tags of WebVTT (voice, italics) are not shown.
  return 'text' in cue && typeof cue.text === 'string' ? cue.text.replace(/<[^>]+>/g, '') : '';
}

/** Reads the tracks hidden and hands out their words, so that they stand above the controls and in the page's own type. */
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
