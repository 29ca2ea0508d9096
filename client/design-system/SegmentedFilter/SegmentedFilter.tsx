import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { formatNumber } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { controlHeight, radius } from '../theme/tokens';

export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** Present but undefined while loading: the space is reserved, so that nothing moves. */
  count?: number | undefined;
}

export interface SegmentedFilterProps<Value extends string> {
  /** Accessible name of the group: `Correspondances à afficher`. */
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one of a few views of the same list, each with its count: `À décider · 4`. */
export function SegmentedFilter<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedFilterProps<Value>) {
  const language = useLanguage();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <ButtonBase
            key={option.value}
            aria-pressed={chosen}
            onClick={() => onChange(option.value)}
            sx={{
              minHeight: controlHeight.dense,
              '@media (pointer: coarse)': { minHeight: controlHeight.normal },
              px: 1.5,
              borderRadius: `${radius.chip}px`,
              border: 1,
              typography: 'body2',
              fontWeight: chosen ? 'bold' : 'normal',
              borderColor: chosen ? 'text.primary' : 'line.main',
              bgcolor: chosen ? 'background.sunken' : 'transparent',
              color: chosen ? 'text.primary' : 'text.secondary',
              '&:hover': { color: 'text.primary', borderColor: chosen ? 'text.primary' : 'line.strong' },
            }}
          >
            {option.count === undefined ? option.label : `${option.label} · ${formatNumber(option.count, language)}`}
            {'count' in option && option.count === undefined && (
              <Box component="span" aria-hidden sx={{ visibility: 'hidden', whiteSpace: 'pre' }}>
                {` · ${formatNumber(0, language)}`}
              </Box>
            )}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
