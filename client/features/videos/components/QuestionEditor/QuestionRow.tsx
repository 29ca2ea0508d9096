import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { TextArea } from '../../../../design-system/form/TextArea';
import { TextField } from '../../../../design-system/form/TextField';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { useVideosText } from '../../messages/use-videos-text';

interface QuestionRowProps {
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onDrag: (index: number | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One question: its text, the start and end of its answer, and the answer's text. */
export function QuestionRow({ index, count, isDragged, onDrag, onDrop, onMove, onRemove }: QuestionRowProps) {
  const text = useVideosText();
  const name = `questions.${index}`;
  const number = index + 1;
  return (
    <Box
      component="li"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        p: 2,
        borderRadius: `${radius.control}px`,
        bgcolor: 'background.sunken',
        opacity: isDragged ? 0.5 : 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          draggable
          aria-hidden
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', String(index));
            onDrag(index);
          }}
          onDragEnd={() => onDrag(null)}
          sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary', p: 0.5 }}
        >
          <GripVertical size={icon.normal} />
        </Box>
        <Box sx={{ flex: 1, typography: 'subtitle2' }}>{text('questions.number', { number })}</Box>
        <IconButton label={text('questions.up', { number })} onClick={() => onMove(-1)} disabled={index === 0}>
          <ArrowUp size={icon.normal} aria-hidden />
        </IconButton>
        <IconButton label={text('questions.down', { number })} onClick={() => onMove(1)} disabled={index === count - 1}>
          <ArrowDown size={icon.normal} aria-hidden />
        </IconButton>
        <IconButton label={text('questions.remove', { number })} onClick={onRemove}>
          <Trash2 size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
      <TextField name={`${name}.text`} label={text('questions.text', { number })} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          name={`${name}.start`}
          label={text('questions.start')}
          hint={text('questions.timeHint')}
          placeholder="0:00"
        />
        <TextField name={`${name}.end`} label={text('questions.end')} placeholder="1:30" optional />
      </Box>
      <TextArea name={`${name}.answer`} label={text('questions.answer')} rows={2} />
    </Box>
  );
}
