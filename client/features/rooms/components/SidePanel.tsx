import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Card } from '../../../design-system/Card/Card';
import { Tabs } from '../../../design-system/Tabs/Tabs';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useRoomsText } from '../messages/use-rooms-text';

export interface SidePanelProps {
  readonly questions: readonly string[];
  readonly applicationHref: string;
  readonly notes: ReactNode;
  readonly scorecard: ReactNode;
}

/** Side panel for the company's team during the interview. Candidates do not get it. */
export function SidePanel({ questions, applicationHref, notes, scorecard }: SidePanelProps) {
  const text = useRoomsText();
  const tabs = [
    { value: 'questions', label: text('side.questions'), panel: <Questions questions={questions} /> },
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

function Questions({ questions }: { readonly questions: readonly string[] }) {
  const text = useRoomsText();
  if (questions.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{text('side.noQuestions')}</Typography>;
  }
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
      {questions.map((question) => (
        <Box component="li" key={question} sx={{ overflowWrap: 'anywhere' }}>
          {question}
        </Box>
      ))}
    </Box>
  );
}
