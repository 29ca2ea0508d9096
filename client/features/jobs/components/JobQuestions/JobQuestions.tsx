import Box from '@mui/material/Box';
import { Video } from 'lucide-react';
import type { JobDetail } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Section } from '../../../../design-system/Section/Section';
import { icon } from '../../../../design-system/theme/tokens';
import { paths } from '../../../../lib/paths';
import { useJobsText } from '../../messages/use-jobs-text';

export interface JobQuestionsProps {
  readonly job: Pick<JobDetail, 'id' | 'language' | 'video_questions'>;
  /** The reader can apply, so a link to the recorder is shown. */
  readonly mayAnswer: boolean;
}

/** Video questions of a posting. Renders nothing if there are none. */
export function JobQuestions({ job, mayAnswer }: JobQuestionsProps) {
  const text = useJobsText();
  if (job.video_questions.length === 0) return null;
  return (
    <Section title={text('questions.title')} lead={text('questions.lead')}>
      <Box
        component="ol"
        lang={job.language}
        sx={{ m: 0, pl: 3, display: 'grid', gap: 1, maxWidth: '68ch', overflowWrap: 'anywhere' }}
      >
        {job.video_questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </Box>
      {mayAnswer && (
        <Box>
          <Button href={paths.recordAnswers(job.id)} startIcon={<Video size={icon.normal} aria-hidden />}>
            {text('questions.record')}
          </Button>
        </Box>
      )}
    </Section>
  );
}
