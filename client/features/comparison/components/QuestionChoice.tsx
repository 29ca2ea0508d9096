import Box from '@mui/material/Box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { icon } from '../../../design-system/theme/tokens';
import type { Asked } from '../domain/asked';
import { useComparisonText } from '../messages/use-comparison-text';

export interface QuestionChoiceProps {
  readonly questions: readonly string[];
  readonly asked: Asked;
  readonly onAsked: (asked: Asked) => void;
}

/** The question whose answers are compared; the last choice is the whole videos. */
export function QuestionChoice({ questions, asked, onAsked }: QuestionChoiceProps) {
  const text = useComparisonText();
  const last = questions.length;
  const at = asked === 'WHOLE' ? last : asked;
  const choose = (place: number): void => onAsked(place >= last ? 'WHOLE' : place);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <PlainSelect
          label={text('question')}
          value={String(at)}
          options={[
            ...questions.map((question, place) => ({
              value: String(place),
              label: text('questionAt', { place: place + 1, question }),
            })),
            { value: String(last), label: text('whole') },
          ]}
          onChange={(value) => choose(Number(value))}
        />
      </Box>
      <IconButton label={text('previous')} disabled={at === 0} onClick={() => choose(at - 1)}>
        <ChevronLeft size={icon.normal} aria-hidden />
      </IconButton>
      <IconButton label={text('next')} disabled={at === last} onClick={() => choose(at + 1)}>
        <ChevronRight size={icon.normal} aria-hidden />
      </IconButton>
    </Box>
  );
}
