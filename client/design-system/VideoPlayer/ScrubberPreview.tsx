import Box from '@mui/material/Box';
import { formatDuration } from '../../lib/format';
import { radius } from '../theme/tokens';
import { type Chapter, chapterAt, type Cue, previewAt } from './cues';

interface ScrubberPreviewProps {
  /** Seconds under the pointer. */
  position: number;
  /** Fraction of the duration, 0..1. */
  share: number;
  map: readonly Cue[];
  mapSrc: string | null;
  chapters: readonly Chapter[];
}

/**
 * Preview of the position under the pointer: thumbnail, chapter, time. Visual only; the slider has the same
 * information.
 */
export function ScrubberPreview({ position, share, map, mapSrc, chapters }: ScrubberPreviewProps) {
  const picture = mapSrc === null ? null : previewAt(map, position, mapSrc);
  const chapter = chapters[chapterAt(chapters, position)];
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        bottom: '100%',
        left: `clamp(84px, ${share * 100}%, calc(100% - 84px))`,
        transform: 'translateX(-50%)',
        display: 'grid',
        justifyItems: 'center',
        gap: 0.5,
        p: 0.5,
        maxWidth: 176,
        pointerEvents: 'none',
        borderRadius: `${radius.chip}px`,
        bgcolor: 'overMedia.plate',
        typography: 'body2',
        textAlign: 'center',
      }}
    >
      {picture && (
        <Box
          sx={{
            width: picture.width,
            height: picture.height,
            borderRadius: `${radius.chip}px`,
            backgroundImage: `url("${picture.src}")`,
            backgroundPosition: `-${picture.x}px -${picture.y}px`,
          }}
        />
      )}
      {chapter && (
        <Box sx={{ maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {chapter.title}
        </Box>
      )}
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatDuration(position)}</Box>
    </Box>
  );
}
