import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ComparedAnswer, ComparedPerson } from '@modules/applications/http/comparison.contract';
import { useComparisonText } from '../messages/use-comparison-text';

export interface AnswerWordsProps {
  readonly person: ComparedPerson;
  readonly name: string;
  /** Null if the person has none; absent for the whole video. */
  readonly answer?: ComparedAnswer | null;
}

/** Spoken and written words of an answer, or of the whole video. */
export function AnswerWords({ person, name, answer }: AnswerWordsProps) {
  const text = useComparisonText();
  return (
    <Box
      component="section"
      aria-label={text('words', { name })}
      sx={{ display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {person.shows === 'MASK' ? (
        <Quiet>{text('maskedWords')}</Quiet>
      ) : answer === undefined ? (
        <Whole person={person} />
      ) : answer === null ? (
        <Quiet>{text('notAnswered')}</Quiet>
      ) : (
        <Answer answer={answer} />
      )}
    </Box>
  );
}

function Answer({ answer: { said, written } }: { readonly answer: ComparedAnswer }) {
  const text = useComparisonText();
  return (
    <>
      {said !== null && <Words>{said}</Words>}
      {written !== null && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('written')}
          </Typography>
          <Words>{written}</Words>
        </div>
      )}
      {said === null && written === null && <Quiet>{text('noWords')}</Quiet>}
    </>
  );
}

function Whole({ person: { transcript, own_text: own } }: { readonly person: ComparedPerson }) {
  const text = useComparisonText();
  if (transcript !== null) return <Words>{transcript}</Words>;
  const words = [own?.about, own?.experience].filter((each) => (each ?? '') !== '');
  if (words.length === 0) return <Quiet>{text('noWords')}</Quiet>;
  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('ownText')}
      </Typography>
      {words.map((each) => (
        <Words key={each}>{each}</Words>
      ))}
    </div>
  );
}

function Words({ children }: { readonly children: ReactNode }) {
  return <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Typography>;
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
