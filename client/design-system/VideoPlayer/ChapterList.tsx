import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { durationInWords, formatDuration } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';
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
              aria-label={text('player.chapterAt', {
                title: chapter.title,
                time: durationInWords(chapter.start, language),
              })}
              sx={{
                width: '100%',
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
              <Box
                component="span"
                sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary', minWidth: '3.5em' }}
              >
                {formatDuration(chapter.start)}
              </Box>
              <Box
                component="span"
                sx={{ overflowWrap: 'anywhere', fontWeight: index === current ? 'bold' : undefined }}
              >
                {chapter.title}
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
