import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Company } from '@modules/companies/http/companies.contract';
import type { AddExclusionRequest } from '@modules/identity/http/privacy.contract';
import { Notice } from '../../../design-system/Notice/Notice';
import { useErrorText } from '../../../lib/error-text';
import { typedDomain } from '../domain/typed-domain';
import { useSettingsText } from '../messages/use-settings-text';

export interface ExclusionPickerProps {
  readonly companies: readonly Company[];
  readonly onSearch: (search: string) => void;
  readonly onAdd: (body: AddExclusionRequest) => Promise<void>;
}

/** Debounce: without it, each typed character would send a request. */
const REST_MS = 300;

interface Option {
  readonly label: string;
  readonly detail: string | null;
  readonly body: AddExclusionRequest;
}

/** One field for both: a company name searches companies, `exemple.ca` excludes everybody with such an email address. */
export function ExclusionPicker({ companies, onSearch, onAdd }: ExclusionPickerProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [isAdding, setAdding] = useState(false);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const domain = typedDomain(typed);
  const options: Option[] = [
    ...(domain === null
      ? []
      : [{ label: text('exclusions.domain', { domain }), detail: null, body: { domain } as const }]),
    ...companies.map((company) => ({
      label: company.name,
      detail: company.location,
      body: { company_id: company.id } as const,
    })),
  ];
  const add = async (option: Option): Promise<void> => {
    if (isAdding) return;
    setAdding(true);
    setProblem(null);
    try {
      await onAdd(option.body);
      setTyped('');
    } catch (error) {
      setProblem(error);
    } finally {
      setAdding(false);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControl fullWidth>
        <InputLabel htmlFor={id}>{text('exclusions.add')}</InputLabel>
        <Autocomplete<Option>
          id={id}
          options={options}
          value={null}
          inputValue={typed}
          autoHighlight
          clearOnBlur={false}
          blurOnSelect={false}
          filterOptions={(found) => found}
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => JSON.stringify(option.body)}
          isOptionEqualToValue={(option, value) => JSON.stringify(option.body) === JSON.stringify(value.body)}
          onInputChange={(_, value, reason) => {
            if (reason !== 'selectOption' && reason !== 'reset') setTyped(value);
          }}
          onChange={(_, option) => {
            if (option !== null) void add(option);
          }}
          noOptionsText={text(typed.trim().length < 2 ? 'exclusions.typeMore' : 'exclusions.notFound')}
          openText={text('exclusions.open')}
          closeText={text('exclusions.close')}
          clearText={text('exclusions.clear')}
          renderOption={({ key, ...row }, option) => (
            <Box component="li" key={key} {...row} sx={{ gap: 1 }}>
              <span>{option.label}</span>
              {option.detail !== null && (
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {option.detail}
                </Box>
              )}
            </Box>
          )}
          renderInput={(params) => {
            const { ref, ...input } = params.slotProps.input;
            return (
              <OutlinedInput
                {...input}
                ref={ref}
                fullWidth
                inputProps={{ ...params.slotProps.htmlInput, 'aria-describedby': `${id}-hint` }}
              />
            );
          }}
        />
        <FormHelperText id={`${id}-hint`}>{text('exclusions.addHint')}</FormHelperText>
      </FormControl>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {problem !== null && (
          <Notice tone="danger" title={text('exclusions.notAdded')}>
            {errorText(problem)}
          </Notice>
        )}
      </Box>
    </Box>
  );
}
