import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { Button } from '../../../../../design-system/Button/Button';
import type { ConsentRecord } from '../../../../../lib/consent/consent-record';
import {
  CONSENT_HOURS,
  keptItems,
  optionalCategories,
  type OptionalCategory,
} from '../../../../../lib/consent/kept-items';
import { formatDateTime } from '../../../../../lib/format';
import { useLanguage } from '../../../../../lib/i18n';
import { useCookiesText } from '../../messages/use-cookies-text';

export interface CategoryChoicesProps {
  readonly record: ConsentRecord | null;
  readonly onChange: (category: OptionalCategory, allowed: boolean) => void;
  readonly onOpenDialog: () => void;
}

/** Checkboxes in the cookie policy, saved as soon as they are changed. The necessary category has none. */
export function CategoryChoices({ record, onChange, onOpenDialog }: CategoryChoicesProps) {
  const text = useCookiesText();
  const language = useLanguage();
  const until = record === null ? 0 : Date.parse(record.time) + CONSENT_HOURS * 3_600_000;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', border: 1, borderColor: 'line.main', borderRadius: 2 }}>
        <Row name={text('category.necessary')} about={text('category.necessaryText')} state={text('alwaysOn')} />
        {optionalCategories.map((category) => {
          const allowed = record?.choices[category] === true;
          const about = keptItems.some((item) => item.category === category)
            ? text(`category.${category}Text`)
            : `${text(`category.${category}Text`)} ${text('noneToday')}`;
          return (
            <Row
              key={category}
              name={text(`category.${category}`)}
              about={about}
              state={text(allowed ? 'enabled' : 'disabled')}
              checked={allowed}
              onChange={(next) => onChange(category, next)}
            />
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="p" role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {record === null
            ? text('notAnswered')
            : text('answered', {
                date: formatDateTime(record.time, language),
                until: formatDateTime(new Date(until).toISOString(), language),
              })}
        </Box>
        <Button onClick={onOpenDialog} aria-haspopup="dialog" dense>
          {text('openDialog')}
        </Button>
      </Box>
    </Box>
  );
}

interface RowProps {
  readonly name: string;
  readonly about: string;
  readonly state: string;
  readonly checked?: boolean;
  readonly onChange?: (next: boolean) => void;
}

function Row({ name, about, state, checked, onChange }: RowProps) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr) auto',
        columnGap: 1,
        alignItems: 'center',
        minHeight: 64,
        pl: 1,
        pr: 2,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'line.main' },
      }}
    >
      {onChange === undefined ? (
        <span />
      ) : (
        <Checkbox
          id={id}
          checked={checked === true}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-describedby': `${id}-about ${id}-state` } }}
        />
      )}
      <Box>
        <Box component={onChange === undefined ? 'span' : 'label'} htmlFor={id} sx={{ fontWeight: 'bold' }}>
          {name}
        </Box>
        <Box id={`${id}-about`} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {about}
        </Box>
      </Box>
      <Box id={`${id}-state`} sx={{ typography: 'body2', fontWeight: 'bold' }}>
        {state}
      </Box>
    </Box>
  );
}
