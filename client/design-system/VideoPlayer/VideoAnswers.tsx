import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { useUiText } from '../messages/use-ui-text';
import { RichText } from '../RichText/RichText';

export type VideoAnswersProps = Pick<StreamMetadata, 'description' | 'questions'>;

/** The owner's description of a video and written answers. Renders nothing if there is neither. */
export function VideoAnswers({ description, questions }: VideoAnswersProps) {
  const text = useUiText();
  const title = useId();
  const answered = questions.filter(({ answer_text: answer }) => answer !== null);
  if (description === null && answered.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography id={title} component="h3" variant="h4">
        {text('player.about')}
      </Typography>
      {description !== null && <RichText text={description} />}
      {answered.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
          {answered.map(({ text: question, answer_text: answer }, index) => (
            <Box key={`${index} ${question}`}>
              <Typography component="dt" sx={{ fontWeight: 'bold' }}>
                {question}
              </Typography>
              <Typography component="dd" sx={{ m: 0, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
                {answer}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
