import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId, useState } from 'react';
import type { QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { emptyDraft, type QuestionDraft } from '../../domain/question-draft';
import { useSetsText } from '../../messages/use-sets-text';
import { useVideosText } from '../../messages/use-videos-text';

export interface BlockPickerProps {
  readonly blocks: readonly QuestionBlock[];
  readonly onPick: (drafts: QuestionDraft[]) => void;
  readonly onManage: () => void;
  readonly onKeep: () => void;
}

/** Adds the questions of a set, which can then be edited. Also opens the person's sets. */
export function BlockPicker({ blocks, onPick, onManage, onKeep }: BlockPickerProps) {
  const text = useVideosText();
  const setsText = useSetsText();
  const id = useId();
  const [chosen, choose] = useState('');
  const block = blocks.find((each) => each.id === chosen) ?? blocks[0];
  if (!block) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <InputLabel htmlFor={id}>{text('questions.template')}</InputLabel>
        <Select
          native
          fullWidth
          value={block.id}
          onChange={(event) => choose(event.target.value)}
          input={<OutlinedInput />}
          inputProps={{ id }}
        >
          {blocks.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title}
            </option>
          ))}
        </Select>
      </Box>
      <Button
        onClick={() =>
          onPick(
            block.questions.map(({ question_text }) => ({ ...emptyDraft, text: question_text, blockId: block.id })),
          )
        }
      >
        {text('questions.addTemplate')}
      </Button>
      <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Button variant="text" onClick={onKeep}>
          {setsText('keep')}
        </Button>
        <Button variant="text" onClick={onManage}>
          {setsText('manage')}
        </Button>
      </Box>
    </Box>
  );
}
