import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useUiText } from '../messages/use-ui-text';
import { type Chapter, chapterAt } from './cues';
import { MomentButton } from './MomentButton';

export interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Seconds. */
  position: number;
  onSeek: (seconds: number) => void;
}

/** The questions of a video; pressing one jumps to its answer. */
export function ChapterList({ chapters, position, onSeek }: ChapterListProps) {
  const text = useUiText();
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
            <MomentButton at={chapter.start} isCurrent={index === current} onSeek={onSeek}>
              {chapter.title}
            </MomentButton>
          </li>
        ))}
      </Box>
    </Box>
  );
}
