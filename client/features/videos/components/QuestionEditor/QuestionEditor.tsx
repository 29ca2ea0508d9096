import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { type QuestionBlock, type QuestionInput, questionsMax } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Form } from '../../../../design-system/form/Form';
import { FormActions } from '../../../../design-system/form/FormActions';
import { SubmitButton } from '../../../../design-system/form/SubmitButton';
import { icon } from '../../../../design-system/theme/tokens';
import { asInputs, draftOf, editorSchema, emptyDraft, type QuestionDraft } from '../../domain/question-draft';
import { type SetDraft, setDraftOfTexts } from '../../domain/question-set';
import { useVideosText } from '../../messages/use-videos-text';
import { BlockPicker } from './BlockPicker';
import { QuestionRow } from './QuestionRow';

export interface QuestionEditorProps {
  readonly questions: readonly QuestionInput[];
  readonly blocks: readonly QuestionBlock[];
  /** Seconds; null if unknown. */
  readonly duration: number | null;
  readonly onSave: (questions: QuestionInput[]) => Promise<void>;
  readonly onCancel?: () => void;
  /** Opens the person's sets: a draft to save these questions as a new set, or null for the list. */
  readonly onSets: (draft: SetDraft | null) => void;
}

interface Values {
  questions: QuestionDraft[];
}

/** Editor of a video's questions and their times. Questions are typed or chosen, and sorted by mouse or keyboard. */
export function QuestionEditor({ questions, blocks, duration, onSave, onCancel, onSets }: QuestionEditorProps) {
  const text = useVideosText();
  const schema = useMemo(() => editorSchema(duration, (problem) => text(`questions.${problem}`)), [duration, text]);
  return (
    <Form<Values, Values>
      schema={schema}
      defaultValues={{ questions: questions.length > 0 ? questions.map(draftOf) : [emptyDraft] }}
      onSubmit={({ questions: drafts }) => onSave(asInputs(drafts))}
      label={text('questions.form')}
    >
      <Rows blocks={blocks} onSets={onSets} />
      <FormActions>
        <SubmitButton>{text('questions.save')}</SubmitButton>
        {onCancel && <Button onClick={onCancel}>{text('questions.cancel')}</Button>}
      </FormActions>
    </Form>
  );
}

function Rows({ blocks, onSets }: Pick<QuestionEditorProps, 'blocks' | 'onSets'>) {
  const text = useVideosText();
  const { control, formState, getValues } = useFormContext<Values>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'questions' });
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const { errors } = formState;
  const listError = errors.questions?.root?.message ?? errors.questions?.message;
  const shift = (from: number, to: number): void => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    announce(text('questions.moved', { from: from + 1, to: to + 1 }));
  };
  const add = (drafts: readonly QuestionDraft[]): void => {
    append(drafts.slice(0, questionsMax - fields.length));
  };
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {fields.map((field, index) => (
          <QuestionRow
            key={field.id}
            index={index}
            count={fields.length}
            isDragged={dragged === index}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null) shift(dragged, index);
              setDragged(null);
            }}
            onMove={(by) => shift(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      <Box role="status" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {announcement}
      </Box>
      {listError !== undefined && (
        <Box role="alert">
          <FormHelperText error>{listError}</FormHelperText>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {blocks.length > 0 && (
          <BlockPicker
            blocks={blocks}
            onPick={add}
            onManage={() => onSets(null)}
            onKeep={() => onSets(setDraftOfTexts(getValues('questions').map(({ text: words }) => words)))}
          />
        )}
        <Box>
          <Button
            onClick={() => add([emptyDraft])}
            disabled={fields.length >= questionsMax}
            startIcon={<Plus size={icon.normal} aria-hidden />}
          >
            {text('questions.add')}
          </Button>
        </Box>
      </Box>
    </>
  );
}
