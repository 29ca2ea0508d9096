import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TextArea } from '../../../../design-system/form/TextArea';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useQuestionsText } from '../../messages/use-questions-text';

interface QuestionLineProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrop: () => void;
}

/** One question of the posting, with buttons to move and remove it. */
export function QuestionLine({ index, count, onMove, onDrop }: QuestionLineProps) {
  const text = useQuestionsText();
  const number = index + 1;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-end',
        columnGap: 1.5,
        rowGap: 1,
        p: 2,
        pb: { xs: 1, sm: 2 },
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {/* One row is enough for most questions; it grows, so that the longest one is readable on a phone. */}
        <TextArea name={`video_questions.${index}.text`} label={text('question', { number })} rows={1} maxRows={8} />
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        <IconButton label={text('up', { number })} onClick={() => onMove(-1)} disabled={index === 0}>
          <ArrowUp size={icon.normal} aria-hidden />
        </IconButton>
        <IconButton label={text('down', { number })} onClick={() => onMove(1)} disabled={index === count - 1}>
          <ArrowDown size={icon.normal} aria-hidden />
        </IconButton>
        <IconButton label={text('drop', { number })} onClick={onDrop}>
          <Trash2 size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}
