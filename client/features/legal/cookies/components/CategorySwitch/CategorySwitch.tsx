import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { Category } from '../../../../../lib/consent/kept-items';
import { useCookiesText } from '../../messages/use-cookies-text';

export interface CategorySwitchProps {
  readonly category: Category;
  readonly checked?: boolean;
  /** Absent if the category cannot be switched off. */
  readonly onChange?: (allowed: boolean) => void;
}

/** One category: name, purpose and switch. The switch of the necessary one is locked. */
export function CategorySwitch({ category, checked = true, onChange }: CategorySwitchProps) {
  const text = useCookiesText();
  const id = useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'center',
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'line.main' },
      }}
    >
      <Box>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 'bold', cursor: onChange ? 'pointer' : 'default' }}>
          {text(`category.${category}`)}
        </Box>
        <Box id={`${id}-text`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text(`category.${category}Text`)}
          {onChange === undefined && ` ${text('alwaysOn')}.`}
        </Box>
      </Box>
      <Switch
        id={id}
        checked={checked}
        disabled={onChange === undefined}
        onChange={(_, allowed) => onChange?.(allowed)}
        slotProps={{ input: { role: 'switch', 'aria-describedby': `${id}-text` } }}
      />
    </Box>
  );
}
