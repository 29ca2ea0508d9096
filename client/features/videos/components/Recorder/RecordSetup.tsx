import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { AnswerPreferences } from '@modules/media/http/answer-preferences.contract';
import { questionTextMax, type QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { PlainSelect } from '../../../../design-system/PlainSelect/PlainSelect';
import {
  type AnswerTime,
  ownPrompt,
  type Prompt,
  promptsMax,
  promptsOf,
  withoutPosting,
  withTime,
} from '../../domain/recording';
import { type AnswerFormat, answerFormats } from '../../domain/answer-format';
import { type SetDraft, setDraftOfPrompts } from '../../domain/question-set';
import { useFormatsText } from '../../messages/use-formats-text';
import { useRecorderText } from '../../messages/use-recorder-text';
import { useSetsText } from '../../messages/use-sets-text';
import { FormatChoice } from '../FormatChoice/FormatChoice';
import { ChosenPrompts } from './ChosenPrompts';
import { LiveChoice } from './LiveChoice';
import { SetChoices } from './SetChoices';

export interface RecorderPlan {
  readonly format: AnswerFormat;
  readonly prompts: readonly Prompt[];
  readonly thinkSeconds: number | null;
  /** Draw a phrase for the mark "recorded here, live". */
  readonly isLive: boolean;
}

export interface RecordSetupProps {
  /** Sets to choose from: default ones first, then the person's. */
  readonly blocks: readonly QuestionBlock[];
  /** Questions of a posting, preselected; `none` if it has none, `unknown` if it could not be read. */
  readonly posting?: QuestionBlock | 'none' | 'unknown' | null;
  readonly onPlan: (plan: RecorderPlan) => void;
  /** The drawing of a phrase that the last plan asked for. */
  readonly drawing?: { readonly isRunning: boolean; readonly hasFailed: boolean };
  /** Formats that this device offers; all by default. */
  readonly formats?: readonly AnswerFormat[];
  /** The choices kept on the person's account; null for none. */
  readonly preferences?: AnswerPreferences | null;
  /** Keeps the choices on the account. Absent on a phone that continues a page, whose session may only record. */
  readonly onRemember?: (preferences: AnswerPreferences) => void;
  /** Opens the person's sets: a draft to save these questions as a new set, or null for the list. Absent on a phone. */
  readonly onSets?: (draft: SetDraft | null) => void;
}

const thinkTimes = ['free', '15', '30', '60'] as const;
type ThinkTime = (typeof thinkTimes)[number];
const thinkTimeOf = (seconds: number | null): ThinkTime =>
  thinkTimes.find((each) => each === String(seconds)) ?? 'free';
const answerTimes: readonly AnswerTime[] = ['suggested', 'double', 'long'];

/** Chooses the questions, their order and their times. */
export function RecordSetup(props: RecordSetupProps) {
  const {
    blocks,
    posting = null,
    onPlan,
    onSets,
    formats = answerFormats,
    preferences = null,
    onRemember,
    drawing,
  } = props;
  const formatsText = useFormatsText();
  const text = useRecorderText();
  const setsText = useSetsText();
  const id = useId();
  const asked = typeof posting === 'string' ? null : posting;
  const [prompts, setPrompts] = useState<readonly Prompt[]>(() => (asked ? promptsOf(asked) : []));
  const [typed, setTyped] = useState('');
  const [think, setThink] = useState<ThinkTime>(preferences ? thinkTimeOf(preferences.think_seconds) : '30');
  const [answer, setAnswer] = useState<AnswerTime>(preferences?.answer_time ?? 'suggested');
  const [asFormat, setFormat] = useState<AnswerFormat>(preferences?.format ?? 'VIDEO');
  const format = formats.includes(asFormat) ? asFormat : (formats[0] ?? 'VIDEO');
  const [isKept, setKept] = useState(preferences !== null);
  const [isLive, setLive] = useState(false);
  const isFull = prompts.length >= promptsMax;

  const toggle = (block: QuestionBlock): void =>
    setPrompts((before) =>
      before.some(({ blockId }) => blockId === block.id)
        ? before.filter(({ blockId }) => blockId !== block.id)
        : [...before, ...promptsOf(block)].slice(0, promptsMax),
    );
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() === '' || isFull) return;
    setPrompts((before) => [...before, ownPrompt(typed.trim())]);
    setTyped('');
  };
  const [own, house] = [blocks.filter((block) => !block.is_default), blocks.filter((block) => block.is_default)];
  const choices = {
    isChosen: (block: QuestionBlock) => prompts.some(({ blockId }) => blockId === block.id),
    isFull,
    onToggle: toggle,
  };
  return (
    <Card as="section" title={text('setup.title')} titleLevel={2} subtitle={text('setup.lead')}>
      <FormatChoice value={format} formats={formats} onChange={setFormat} />
      {typeof posting === 'string' && (
        <Typography sx={{ color: 'text.secondary' }}>{text(`setup.posting.${posting}`)}</Typography>
      )}
      {asked && <SetChoices {...choices} legend={text('setup.posting')} blocks={[asked]} />}
      {own.length > 0 && <SetChoices {...choices} legend={text('setup.ownSets')} blocks={own} />}
      {house.length > 0 && <SetChoices {...choices} legend={text('setup.sets')} blocks={house} />}
      {onSets && (
        <Box sx={{ mt: -1 }}>
          <Button variant="text" onClick={() => onSets(null)}>
            {setsText('manage')}
          </Button>
        </Box>
      )}
      <Box component="form" onSubmit={add} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <InputLabel htmlFor={id}>{text('setup.own')}</InputLabel>
          <OutlinedInput
            id={id}
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ input: { maxLength: questionTextMax } }}
          />
        </Box>
        <Button type="submit" disabled={isFull}>
          {text('setup.add')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h4" component="h3">
          {text('setup.chosen')}
        </Typography>
        {prompts.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('setup.none')}
          </Typography>
        ) : (
          <ChosenPrompts
            prompts={prompts}
            time={format === 'TEXT' ? null : answer}
            onRemove={(index) => setPrompts(prompts.filter((_, place) => place !== index))}
          />
        )}
        {isFull && <Typography variant="body2">{text('setup.full')}</Typography>}
        {prompts.length > 0 && onSets && (
          <Box>
            <Button variant="text" onClick={() => onSets(setDraftOfPrompts(prompts))}>
              {setsText('keep')}
            </Button>
          </Box>
        )}
      </Box>
      {format !== 'TEXT' && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <PlainSelect
            label={text('setup.think')}
            value={think}
            options={thinkTimes.map((value) => ({
              value,
              label:
                value === 'free' ? text('setup.think.free') : text('setup.think.seconds', { count: Number(value) }),
            }))}
            onChange={(value) => setThink(thinkTimes.find((each) => each === value) ?? 'free')}
          />
          <PlainSelect
            label={text('setup.answer')}
            value={answer}
            options={answerTimes.map((value) => ({ value, label: text(`setup.answer.${value}`) }))}
            onChange={(value) => setAnswer(answerTimes.find((each) => each === value) ?? 'suggested')}
          />
        </Box>
      )}
      {format !== 'TEXT' && <LiveChoice checked={isLive} hasFailed={drawing?.hasFailed === true} onChange={setLive} />}
      {onRemember && (
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                checked={isKept}
                onChange={(_, isChecked) => setKept(isChecked)}
                aria-describedby={`${id}-kept`}
              />
            }
            label={formatsText('preferences.remember')}
          />
          <Typography id={`${id}-kept`} variant="body2" sx={{ color: 'text.secondary' }}>
            {formatsText('preferences.hint')}
          </Typography>
        </Box>
      )}
      <Box>
        <Button
          variant="primary"
          disabled={prompts.length === 0}
          loading={drawing?.isRunning === true}
          onClick={() => {
            if (isKept)
              onRemember?.({ format, answer_time: answer, think_seconds: think === 'free' ? null : Number(think) });
            onPlan({
              format,
              prompts: withoutPosting(prompts, asked).map((prompt) => withTime(prompt, answer)),
              thinkSeconds: think === 'free' ? null : Number(think),
              isLive: isLive && format !== 'TEXT',
            });
          }}
        >
          {format === 'VIDEO' ? text('setup.continue') : formatsText(`continue.${format}`)}
        </Button>
      </Box>
    </Card>
  );
}
