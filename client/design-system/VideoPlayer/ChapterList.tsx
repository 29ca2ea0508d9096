import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { durationInWords, formatDuration } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { controlHeight, radius } from '../theme/tokens';
import { type Chapter, chapterAt } from './cues';

export interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** The questions of a video: press one to hear its answer. */
export function ChapterList({ chapters, position, onSeek }: ChapterListProps) {
  const text = useUiText();
  const language = useLanguage();
  const title = useId();
  const current = chapterAt(chapters, position);
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} component="h3" variant="h4">
        {text('player.chapters')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {chapters.map((chapter, index) => (
          <li key={`${chapter.start} ${chapter.title}`}>
            <ButtonBase
              onClick={() => onSeek(chapter.start)}
              aria-current={index === current ? 'true' : undefined}
              sx={{
                width: '100%',
                typography: 'body2',
                minHeight: controlHeight.normal,
                display: 'flex',
                gap: 1.5,
                justifyContent: 'flex-start',
                alignItems: 'baseline',
                textAlign: 'start',
                px: 1.5,
                py: 1,
                borderRadius: `${radius.control}px`,
                bgcolor: index === current ? 'accent.tint' : 'transparent',
                '&:hover': { bgcolor: index === current ? 'accent.tint' : 'background.sunken' },
              }}
            >
              {/* The figures are for the eye; the name says them in words. */}
              <Box
                component="span"
                aria-hidden
                sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', minWidth: '3.5em' }}
              >
                {formatDuration(chapter.start)}
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{ overflowWrap: 'anywhere', fontWeight: index === current ? 'bold' : undefined }}
              >
                {chapter.title}
              </Box>
              <VisuallyHidden>
                {text('player.chapterAt', { title: chapter.title, time: durationInWords(chapter.start, language) })}
              </VisuallyHidden>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
