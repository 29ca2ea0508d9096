import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { videoQuestionsMax } from '@modules/jobs/http/video-questions.contract';
import type { CreateBlockRequest, QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Section } from '../../../../design-system/Section/Section';
import { icon } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import type { Loadable } from '../../../../lib/loadable';
import { type Taken, takenInto } from '../../domain/taken-questions';
import type { PostingValues } from '../../forms/posting.schema';
import { useQuestionsText } from '../../messages/use-questions-text';
import { KeepAsSet } from './KeepAsSet';
import { QuestionLine } from './QuestionLine';
import { SetPicker } from './SetPicker';

export interface PostingQuestionsProps {
  /** The built-in templates, then the recruiter's own sets. */
  readonly sets: Loadable<readonly QuestionBlock[]>;
  /** Saves a new set of the recruiter. */
  readonly onKeep: (set: CreateBlockRequest) => Promise<void>;
}

/** Video questions for applicants. Put it inside the form of a posting. */
export function PostingQuestions({ sets, onKeep }: PostingQuestionsProps) {
  const text = useQuestionsText();
  const { control, setFocus } = useFormContext<PostingValues>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: 'video_questions' });
  const values = useWatch({ control, name: 'video_questions' });
  const [announcement, announce] = useState('');
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const adding = useRef<HTMLButtonElement>(null);
  const written = values.flatMap((question) => question.text.trim() || []);
  const isFull = fields.length >= videoQuestionsMax;

  const shift = (from: number, to: number): void => {
    move(from, to);
    announce(text('moved', { from: from + 1, to: to + 1 }));
  };
  const drop = (index: number): void => {
    const isLast = fields.length === 1;
    remove(index);
    setTaken(null);
    // The pressed button disappeared with its row, so the next row takes the focus.
    if (isLast) adding.current?.focus();
    else setTimeout(() => setFocus(`video_questions.${Math.min(index, fields.length - 2)}.text`));
  };
  const take = (set: QuestionBlock): void => {
    const questions = set.questions.map(({ question_text: words }) => words);
    const result = takenInto(written, questions);
    // Added questions replace blank rows.
    replace([...written, ...result.added].map((words) => ({ text: words })));
    setTaken(result);
  };
  return (
    <Section
      title={text('title')}
      lead={text('lead')}
      action={
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {text('count', { count: fields.length, max: videoQuestionsMax })}
        </Typography>
      }
    >
      {fields.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('none')}</Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {fields.map((field, index) => (
            <QuestionLine
              key={field.id}
              index={index}
              count={fields.length}
              onMove={(by) => shift(index, index + by)}
              onDrop={() => drop(index)}
            />
          ))}
        </Box>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          ref={adding}
          disabled={isFull}
          startIcon={<Plus size={icon.normal} aria-hidden />}
          onClick={() => {
            setTaken(null);
            append({ text: '' });
          }}
        >
          {text('add')}
        </Button>
        {written.length > 0 && (
          <Button variant="text" aria-haspopup="dialog" onClick={() => setKeeping(true)}>
            {text('keep')}
          </Button>
        )}
      </Box>
      {isFull && <Typography variant="body2">{text('full')}</Typography>}
      <SetPicker sets={sets} taken={taken} isFull={written.length >= videoQuestionsMax} onTake={take} />
      <KeepAsSet open={isKeeping} questions={written} onKeep={onKeep} onClose={() => setKeeping(false)} />
    </Section>
  );
}
