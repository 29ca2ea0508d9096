import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { useLanguage } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';
import { SkillList } from '../SkillChip/SkillList';

type Track = StreamMetadata['captions'][number];

export interface VideoWordsProps {
  captions: readonly Pick<Track, 'language' | 'automatic' | 'summary' | 'tags'>[];
}

/** Summary and keywords of a video: those in the reader's language, otherwise the first available. */
export function VideoWords({ captions }: VideoWordsProps) {
  const text = useUiText();
  const reader = useLanguage();
  const title = useId();
  const filled = captions.filter(({ summary, tags }) => summary !== '' || tags.length > 0);
  const words = filled.find(({ language }) => language === reader) ?? filled[0];
  if (!words) return null;
  const { language, automatic, summary, tags } = words;
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography id={title} component="h3" variant="h4">
        {text(summary === '' ? 'player.tags' : 'player.summary')}
      </Typography>
      {automatic && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('player.transcriptAutomatic')}
        </Typography>
      )}
      {summary !== '' && (
        <Typography lang={language} sx={{ maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {summary}
        </Typography>
      )}
      {tags.length > 0 && (
        <Box lang={language} sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <SkillList label={text('player.tags')} skills={tags.map((label) => ({ label }))} />
        </Box>
      )}
    </Box>
  );
}
