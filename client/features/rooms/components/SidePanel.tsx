import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Tabs } from '../../../design-system/Tabs/Tabs';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useRoomsText } from '../messages/use-rooms-text';

export interface QuestionMarks {
  readonly marked: number;
  readonly onMark: (title: string) => void;
}

export interface SidePanelProps {
  readonly questions: readonly string[];
  /** Questions marked in the recording that this tab makes; null while it makes none. */
  readonly marks: QuestionMarks | null;
  readonly applicationHref: string;
  readonly notes: ReactNode;
  readonly scorecard: ReactNode;
}

/** Side panel for the company's team during the interview. Candidates do not get it. */
export function SidePanel({ questions, marks, applicationHref, notes, scorecard }: SidePanelProps) {
  const text = useRoomsText();
  const tabs = [
    { value: 'questions', label: text('side.questions'), panel: <Questions questions={questions} marks={marks} /> },
    { value: 'notes', label: text('side.notes'), panel: notes },
    { value: 'scorecard', label: text('side.scorecard'), panel: scorecard },
  ];
  return (
    <Card as="section" title={text('side.label')} titleLevel={2}>
      <Tabs label={text('side.label')} tabs={tabs} />
      <TextLink href={applicationHref}>{text('side.application')}</TextLink>
    </Card>
  );
}

function Questions({ questions, marks }: Pick<SidePanelProps, 'questions' | 'marks'>) {
  const text = useRoomsText();
  const current = marks === null ? -1 : marks.marked - 1;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {marks !== null && (
        <Box>
          <Button
            variant="primary"
            dense
            onClick={() =>
              marks.onMark(questions[marks.marked] ?? text('recording.chapter', { number: String(marks.marked + 1) }))
            }
          >
            {text('side.next')}
          </Button>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text('side.nextHint')}
          </Typography>
        </Box>
      )}
      {questions.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('side.noQuestions')}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
          {questions.map((question, index) => (
            <Box
              component="li"
              key={question}
              {...(index === current && { 'aria-current': 'step' as const })}
              sx={{ overflowWrap: 'anywhere', ...(index === current && { fontWeight: 'bold' }) }}
            >
              {question}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
