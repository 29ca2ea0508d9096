import { hashKey } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';
import { SegmentedFilter } from '../SegmentedFilter/SegmentedFilter';

export interface ConflictField<Values extends FieldValues> {
  readonly name: keyof Values & Path<Values>;
  readonly label: string;
  /** Formats a value that is not text for people, for example a code. */
  readonly words?: (value: never) => string;
}

export interface EditConflictProps<Values extends FieldValues> {
  /** Values the form started with; null if unknown, for example for a restored draft. */
  readonly base: Values | null;
  readonly theirs: Values;
  readonly fields: readonly ConflictField<Values>[];
}

const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

/**
 * Shown in the form if a colleague saved first: for each field that both changed, the person chooses a version.
 * Other fields take the colleague's values. No typed text is lost unless the person chooses so.
 */
export function EditConflict<Values extends FieldValues>({ base, theirs, fields }: EditConflictProps<Values>) {
  const text = useUiText();
  const { getValues, setValue } = useFormContext<Values>();
  const [{ open, followed }] = useState(() => {
    const different = fields.filter(({ name }) => !isSame(getValues(name), theirs[name]));
    const isUntouched = ({ name }: ConflictField<Values>): boolean =>
      base !== null && isSame(getValues(name), base[name]);
    return {
      open: different.filter((field) => !isUntouched(field)),
      followed: different.filter(isUntouched),
    };
  });
  useEffect(() => {
    for (const { name } of followed) {
      setValue(name, theirs[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [followed, setValue, theirs]);
  return (
    <Notice tone="warning" title={text('conflict.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{text(open.length > 0 ? 'conflict.sentence' : 'conflict.none')}</span>
        {followed.length > 0 && (
          <span>{text('conflict.followed', { fields: followed.map(({ label }) => label).join(', ') })}</span>
        )}
        {open.map((field) => (
          <Choice key={field.name} field={field} theirs={theirs[field.name]} />
        ))}
      </Box>
    </Notice>
  );
}

interface ChoiceProps<Values extends FieldValues> {
  readonly field: ConflictField<Values>;
  readonly theirs: unknown;
}

function Choice<Values extends FieldValues>({ field, theirs }: ChoiceProps<Values>) {
  const { name, label, words } = field;
  const text = useUiText();
  const { getValues, setValue } = useFormContext<Values>();
  const [mine, setMine] = useState<unknown>(() => getValues(name));
  const [chosen, setChosen] = useState<'mine' | 'theirs'>('mine');
  const shown = (value: unknown): string => {
    if (value === '' || (Array.isArray(value) && value.length === 0)) return text('conflict.empty');
    if (words) return words(value as never);
    if (typeof value === 'boolean') return text(value ? 'conflict.yes' : 'conflict.no');
    return Array.isArray(value) ? value.map(lineOf).join('\n') : String(value);
  };
  const choose = (next: 'mine' | 'theirs'): void => {
    if (next === chosen) return;
    // Also keep the text typed after the conflict.
    if (chosen === 'mine') setMine(getValues(name));
    setValue(name, (next === 'mine' ? mine : theirs) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
    setChosen(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, '& > *': { minWidth: 0 } }}>
      <SegmentedFilter
        label={text('conflict.which', { field: label })}
        options={[
          { value: 'mine', label: text('conflict.mine') },
          { value: 'theirs', label: text('conflict.theirs') },
        ]}
        value={chosen}
        onChange={choose}
      />
      <Typography variant="body2" component="div">
        <strong>{label}</strong>
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, '& dd': { m: 0 } }}
      >
        {(['mine', 'theirs'] as const).map((whose) => (
          <Box key={whose} sx={{ minWidth: 0 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {text(`conflict.${whose}`)}
            </Typography>
            <Box
              component="dd"
              // A long text scrolls, also by keyboard.
              tabIndex={0}
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: '14em', overflowY: 'auto' }}
            >
              {shown(whose === 'mine' ? mine : theirs)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Text of a list item: a string, or an object that contains it. */
function lineOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'text' in row ? String(row.text) : String(row);
}
