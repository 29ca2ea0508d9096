import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { BlindReviewAnswer } from '@modules/applications/http/blind.contract';
import { Section } from '../../../../design-system/Section/Section';
import { SkillList } from '../../../../design-system/SkillChip/SkillList';
import { useBlindText } from '../../messages/use-blind-text';

/** The person's spoken and written words, with names and places masked. */
export function BlindWords({ review }: { readonly review: BlindReviewAnswer }) {
  const text = useBlindText();
  const { transcript, answers, letter, own_text: own, skills, years_experience: years } = review;
  const about = own?.about ?? null;
  const experience = own?.experience ?? null;
  const hasWords = answers.length > 0 || [transcript, letter, about, experience].some((words) => words !== null);
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      {transcript !== null && (
        <Section title={text('transcript')} level={3}>
          <Words>{transcript}</Words>
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={text('answers')} level={3}>
          {answers.map(({ question, answer }, place) => (
            <div key={place}>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {question}
              </Typography>
              <Words>{answer}</Words>
            </div>
          ))}
        </Section>
      )}
      {letter !== null && (
        <Section title={text('letter')} level={3}>
          <Words>{letter}</Words>
        </Section>
      )}
      {about !== null && (
        <Section title={text('about')} level={3}>
          <Words>{about}</Words>
        </Section>
      )}
      {experience !== null && (
        <Section title={text('experience')} level={3}>
          <Words>{experience}</Words>
        </Section>
      )}
      {!hasWords && <Typography sx={{ color: 'text.secondary' }}>{text('noWords')}</Typography>}
      {(skills.length > 0 || years !== null) && (
        <Section title={text('skills')} level={3}>
          {years !== null && <Typography>{text('years', { count: years })}</Typography>}
          {skills.length > 0 && <SkillList label={text('skills')} skills={skills.map((label) => ({ label }))} />}
        </Section>
      )}
    </Box>
  );
}

const Words = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{children}</Typography>
);
