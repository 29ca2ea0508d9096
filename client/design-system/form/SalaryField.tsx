import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { formatNumber, type SalaryPeriod } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { Button } from '../Button/Button';
import { useUiText } from '../messages/use-ui-text';
import { FieldFrame } from './FieldFrame';
import { readNumber } from './NumberField';
import { readSalary, salaryPeriods, writeSalary } from './salary-text';
import { asText, useFormField, type FieldTexts } from './use-form-field';

interface Typed {
  min: string;
  max: string;
  period: SalaryPeriod;
}

/**
 * Pay as a range with its period. Its value is text in the language it is typed in.
 * A text that figures cannot express ("selon expérience") is kept and edited as text.
 */
export function SalaryField(texts: FieldTexts) {
  const text = useUiText();
  const language = useLanguage();
  const field = useFormField(texts);
  const { ref, value, onChange, onBlur, name } = field.control;
  const written = asText(value);
  const [inWords, setInWords] = useState(() => written !== '' && readSalary(written) === null);
  const typedFrom = (from: string): Typed => {
    const figures = readSalary(from);
    const figure = (amount: number | null | undefined): string =>
      amount === null || amount === undefined ? '' : formatNumber(amount, language);
    return { min: figure(figures?.min), max: figure(figures?.max), period: figures?.period ?? 'YEAR' };
  };
  // Figures are formatted by language, so they belong to a text and a language.
  const keyOf = (value: string): string => `${language} ${value}`;
  const [typed, setTyped] = useState<Typed & { of: string }>(() => ({ ...typedFrom(written), of: keyOf(written) }));
  // Parse the figures again after a change from elsewhere or of the language.
  if (typed.of !== keyOf(written)) {
    setTyped({ ...typedFrom(written), of: keyOf(written) });
    setInWords(written !== '' && readSalary(written) === null);
  }
  const change = (changed: Partial<Typed>): void => {
    const next = { min: typed.min, max: typed.max, period: typed.period, ...changed };
    const [min, max] = [readNumber(next.min, language), readNumber(next.max, language)];
    // Text that is not a number is kept as typed: the schema refuses it, or the person sees it.
    const isReadable = typeof min !== 'string' && typeof max !== 'string';
    const salary = isReadable
      ? writeSalary({ min, max, period: next.period }, language)
      : `${next.min} ${next.max}`.trim();
    setTyped({ ...next, of: keyOf(salary) });
    onChange(salary);
  };
  const amount = (part: 'min' | 'max', label: string) => (
    // A separate FormControl, because one holds the state of a single input.
    <FormControl error={field.error !== undefined} sx={{ flex: '1 1 130px', minWidth: 0 }}>
      <OutlinedInput
        value={typed[part]}
        onChange={(event) => change({ [part]: event.target.value })}
        onBlur={onBlur}
        endAdornment={
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            $
          </Box>
        }
        {...(part === 'min' && { id: field.id, inputRef: ref })}
        slotProps={{
          input: {
            inputMode: 'decimal',
            'aria-label': `${field.label}, ${label}`,
            'aria-describedby': field.describedBy,
          },
        }}
        startAdornment={
          <Box component="span" aria-hidden sx={{ color: 'text.secondary', typography: 'body2' }}>
            {label}
          </Box>
        }
      />
    </FormControl>
  );
  const canSwitch = !inWords || written === '' || readSalary(written) !== null;
  return (
    <FieldFrame field={field}>
      {inWords ? (
        <OutlinedInput
          name={name}
          value={written}
          onChange={(event) => {
            setTyped({ ...typedFrom(event.target.value), of: keyOf(event.target.value) });
            onChange(event.target.value);
          }}
          onBlur={onBlur}
          id={field.id}
          inputRef={ref}
          slotProps={{ input: { 'aria-describedby': field.describedBy } }}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {amount('min', text('salary.from'))}
          {amount('max', text('salary.to'))}
          <FormControl error={field.error !== undefined} sx={{ flex: '1 1 140px' }}>
            <Select
              native
              value={typed.period}
              onChange={(event) => change({ period: event.target.value })}
              onBlur={onBlur}
              input={<OutlinedInput />}
              inputProps={{ 'aria-label': `${field.label}, ${text('salary.per')}` }}
            >
              {salaryPeriods.map((period) => (
                <option key={period} value={period}>
                  {text(`salary.period.${period}`)}
                </option>
              ))}
            </Select>
          </FormControl>
        </Box>
      )}
      {canSwitch && (
        <Box sx={{ mt: 0.5, ml: -1 }}>
          <Button variant="text" dense onClick={() => setInWords(!inWords)}>
            {text(inWords ? 'salary.inFigures' : 'salary.inWords')}
          </Button>
        </Box>
      )}
    </FieldFrame>
  );
}
