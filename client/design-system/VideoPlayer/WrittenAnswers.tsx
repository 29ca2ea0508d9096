import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RichText } from '../RichText/RichText';
import { radius } from '../theme/tokens';

export interface WrittenAnswersProps {
  readonly title: string;
  readonly description?: string | null;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/** A presentation in writing, where others have a player: each question with its answer, in a size for reading. */
export function WrittenAnswers({ title, description = null, answers }: WrittenAnswersProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'line.main',
        borderRadius: `${radius.media}px`,
        bgcolor: 'background.sunken',
      }}
    >
      <Typography id={id} component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {description !== null && <RichText text={description} />}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        {answers.map(({ question, answer }, index) => (
          <Box key={`${index} ${question}`}>
            <Typography component="dt" sx={{ fontWeight: 'bold' }}>
              {question}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5, maxWidth: '68ch', whiteSpace: 'pre-line' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
