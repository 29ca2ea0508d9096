import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { blocksMax, type QuestionBlock } from '@modules/media/http/questions.contract';
import { Button } from '../../../../design-system/Button/Button';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon } from '../../../../design-system/theme/tokens';
import { useSetsText } from '../../messages/use-sets-text';

export interface SetListProps {
  readonly sets: readonly QuestionBlock[];
  readonly onNew: () => void;
  readonly onEdit: (set: QuestionBlock) => void;
  readonly onRemove: (set: QuestionBlock) => void;
}

/** The person's sets, newest first. */
export function SetList({ sets, onNew, onEdit, onRemove }: SetListProps) {
  const text = useSetsText();
  const isFull = sets.length >= blocksMax;
  const another = (
    <Button onClick={onNew} disabled={isFull} startIcon={<Plus size={icon.normal} aria-hidden />}>
      {text('new')}
    </Button>
  );
  if (sets.length === 0) {
    return <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} action={another} level={3} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>{text('lead')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sets.map((set) => (
          <Box
            component="li"
            key={set.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 1.5,
              borderBottom: '1px solid',
              borderColor: 'line.main',
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="h4" component="h3">
                {set.title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text('count', { count: set.questions.length })}
              </Typography>
            </Box>
            <IconButton label={text('edit', { title: set.title })} onClick={() => onEdit(set)}>
              <Pencil size={icon.normal} aria-hidden />
            </IconButton>
            <IconButton label={text('remove', { title: set.title })} onClick={() => onRemove(set)}>
              <Trash2 size={icon.normal} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box>{another}</Box>
      {isFull && <Typography variant="body2">{text('full')}</Typography>}
    </Box>
  );
}
