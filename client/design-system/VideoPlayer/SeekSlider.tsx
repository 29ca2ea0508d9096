import Slider from '@mui/material/Slider';
import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { durationInWords } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { radius } from '../theme/tokens';
import { type Chapter, chapterAt } from './cues';
import type { PlayerState } from './player-state';
import { usePlayerText } from './player-text';
import { ScrubberPreview } from './ScrubberPreview';
import { useVtt } from './use-vtt';

interface SeekSliderProps {
  state: PlayerState;
  onSeek: (seconds: number) => void;
  seekSeconds: number;
  chapters: readonly Chapter[];
  previewSrc: string | null;
}

/** Position after a key: arrows move a few seconds, page keys a tenth, Home and End to the ends. */
export function soughtPosition(
  key: string,
  { position, length }: Pick<PlayerState, 'position' | 'length'>,
  step: number,
): number | null {
  const moves: Record<string, number> = {
    ArrowLeft: position - step,
    ArrowDown: position - step,
    ArrowRight: position + step,
    ArrowUp: position + step,
    PageDown: position - length / 10,
    PageUp: position + length / 10,
    Home: 0,
    End: length,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(length, Math.max(0, target));
}

export function SeekSlider({ state, onSeek, seekSeconds, chapters, previewSrc }: SeekSliderProps) {
  const text = usePlayerText();
  const language = useLanguage();
  const keyDown = (event: KeyboardEvent) => {
    const target = soughtPosition(event.key, state, seekSeconds);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    onSeek(target);
  };
  const [pointed, setPointed] = useState<number | null>(null);
  // Thumbnails are loaded when the pointer first comes near.
  const [isNear, setNear] = useState(false);
  const map = useVtt(isNear ? previewSrc : null);
  const point = (event: PointerEvent<HTMLElement>): void => {
    // No preview on touch, because the finger would hide it.
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setNear(true);
    setPointed(width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : null);
  };
  const chapter = chapters[chapterAt(chapters, state.position)];
  const words = (seconds: number) => durationInWords(seconds, language);
  return (
    <Box
      sx={{ position: 'relative' }}
      onKeyDownCapture={keyDown}
      onPointerMove={point}
      onPointerLeave={() => setPointed(null)}
    >
      {pointed !== null && state.length > 0 && (
        <ScrubberPreview
          position={pointed * state.length}
          share={pointed}
          map={map.status === 'ready' ? map.cues : []}
          mapSrc={previewSrc}
          chapters={chapters}
        />
      )}
      <Box
        aria-hidden
        data-loaded
        sx={{
          position: 'absolute',
          left: 0,
          top: '50%',
          mt: '-3px',
          height: 6,
          borderRadius: `${radius.round}px`,
          bgcolor: 'overMedia.line',
          width: `${state.length > 0 ? Math.min(100, (state.loaded / state.length) * 100) : 0}%`,
        }}
      />
      <Slider
        size="small"
        min={0}
        max={Math.max(state.length, 0.1)}
        step={0.1}
        value={Math.min(state.position, state.length)}
        onChange={(_, value) => onSeek(value)}
        aria-label={text('player.seek')}
        getAriaValueText={(value) => {
          const position = text('player.position', { current: words(value), total: words(state.length) });
          return chapter ? `${position}, ${chapter.title}` : position;
        }}
        sx={{
          display: 'block',
          py: 1.5,
          height: 6,
          '& .MuiSlider-rail': { bgcolor: 'overMedia.track' },
          '& .MuiSlider-thumb': { width: 14, height: 14 },
        }}
      />
      {state.length > 0 &&
        chapters
          .filter(({ start }) => start > 0 && start < state.length)
          .map(({ start, title }) => (
            <Box
              key={`${start} ${title}`}
              aria-hidden
              sx={{
                position: 'absolute',
                left: `${(start / state.length) * 100}%`,
                top: '50%',
                width: 3,
                height: 10,
                transform: 'translate(-50%, -50%)',
                borderRadius: `${radius.round}px`,
                bgcolor: 'overMedia.text',
                pointerEvents: 'none',
              }}
            />
          ))}
    </Box>
  );
}
