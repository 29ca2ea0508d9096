import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { SkillChip } from '../SkillChip/SkillChip';

export interface ActiveFilter {
  readonly key: string;
  /** Short text: `« soudeur »`, `à partir de 60 000 $ par an`. */
  readonly label: string;
}

export interface ActiveFiltersProps {
  /** Name of the list for screen readers: `Filtres actifs`. */
  readonly label: string;
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/**
 * Active filters, each with a remove button. After removing one, the focus moves to the next, or to the last button.
 */
export function ActiveFilters({ label, filters, onRemove, onClear }: ActiveFiltersProps) {
  const text = useUiText();
  const list = useRef<HTMLDivElement>(null);
  if (filters.length === 0) return null;
  const remove = (index: number, key: string): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    buttons[index + 1]?.focus();
    onRemove(key);
  };
  return (
    <Box ref={list} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ display: 'contents', listStyle: 'none', '& > li': { maxWidth: '100%', overflowWrap: 'anywhere' } }}
      >
        {filters.map((filter, index) => (
          <li key={filter.key}>
            <SkillChip label={filter.label} onRemove={() => remove(index, filter.key)} />
          </li>
        ))}
      </Box>
      <Button variant="text" dense onClick={onClear}>
        {text('filters.clear')}
      </Button>
    </Box>
  );
}
