import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Notice } from '../../../../design-system/Notice/Notice';
import { radius } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import type { Loadable } from '../../../../lib/loadable';
import type { Taken } from '../../domain/taken-questions';
import { useQuestionsText } from '../../messages/use-questions-text';

interface SetPickerProps {
  readonly sets: Loadable<readonly QuestionBlock[]>;
  /** Result of adding the last set. */
  readonly taken: Taken | null;
  readonly isFull: boolean;
  readonly onTake: (set: QuestionBlock) => void;
}

/** Adds the questions of a set, which can be edited afterwards. */
export function SetPicker({ sets, taken, isFull, onTake }: SetPickerProps) {
  const text = useQuestionsText();
  const id = useId();
  const [chosen, choose] = useState('');
  if (sets.status === 'loading') {
    return (
      <Box role="status">
        <VisuallyHidden>{text('sets.loading')}</VisuallyHidden>
        <Skeleton variant="rounded" height={44} sx={{ borderRadius: `${radius.control}px` }} />
      </Box>
    );
  }
  if (sets.status === 'failed') {
    return (
      <Notice tone="info" action={<Button onClick={sets.retry}>{text('sets.retry')}</Button>}>
        {text('sets.failed')}
      </Notice>
    );
  }
  const set = sets.data.find((each) => each.id === chosen) ?? sets.data[0];
  if (!set) return null;
  const [own, house] = [sets.data.filter((each) => !each.is_default), sets.data.filter((each) => each.is_default)];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <InputLabel htmlFor={id}>{text('set')}</InputLabel>
          <Select
            native
            fullWidth
            value={set.id}
            onChange={(event) => choose(event.target.value)}
            input={<OutlinedInput />}
            inputProps={{ id }}
          >
            {own.length > 0 && <optgroup label={text('set.own')}>{own.map(choice)}</optgroup>}
            <optgroup label={text('set.house')}>{house.map(choice)}</optgroup>
          </Select>
        </Box>
        <Button disabled={isFull} onClick={() => onTake(set)}>
          {text('take')}
        </Button>
      </Box>
      <Typography variant="body2" role="status">
        {taken && <Outcome taken={taken} />}
      </Typography>
    </Box>
  );
}

const choice = ({ id, title }: QuestionBlock): ReactNode => (
  <option key={id} value={id}>
    {title}
  </option>
);

function Outcome({ taken: { added, left, known } }: { readonly taken: Taken }) {
  const text = useQuestionsText();
  const sentences = [
    added.length > 0 ? text('taken', { count: added.length }) : text('taken.none'),
    ...(left > 0 ? [text('taken.left', { count: left })] : []),
    ...(known > 0 ? [text('taken.known', { count: known })] : []),
  ];
  return sentences.join(' ');
}
