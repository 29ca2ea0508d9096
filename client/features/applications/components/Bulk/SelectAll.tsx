import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { MAX_AT_ONCE } from '@modules/applications/http/bulk.contract';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface SelectAllProps {
  readonly selected: number;
  /** How many the list has, also those that are not loaded. */
  readonly total: number;
  readonly disabled: boolean;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
}

/** Above the list: selects everybody whom its filters show, also beyond the loaded page. Nothing is shown for one person. */
export function SelectAll({ selected, total, disabled, onSelectAll, onClear }: SelectAllProps) {
  const text = useApplicationsText();
  if (total < 2) return null;
  const most = Math.min(total, MAX_AT_ONCE);
  const isAll = selected >= most;
  return (
    <FormControlLabel
      // In line with the boxes of the cards.
      sx={{ ml: { xs: 0.5, sm: 1.5 }, mr: 0, justifySelf: 'start' }}
      label={text(total > MAX_AT_ONCE ? 'bulk.selectFirst' : 'bulk.selectAll', { number: most })}
      control={
        <Checkbox
          checked={isAll}
          indeterminate={selected > 0 && !isAll}
          disabled={disabled}
          onChange={isAll ? onClear : onSelectAll}
        />
      }
    />
  );
}
