import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useLanguage } from '../../lib/i18n';
import { formatPercent } from '../../lib/format';

export interface ProgressBarProps {
  /** 0–100. */
  value: number;
  label: string;
  /** Value in words: `9 sur 10`; a percentage by default. */
  valueText?: string;
  tone?: 'accent' | 'success' | 'danger';
  /** Set it if the label is visible beside the bar. */
  hideLabel?: boolean;
}

const colours = { accent: 'primary', success: 'success', danger: 'error' } as const;

export function ProgressBar({ value, label, valueText, tone = 'accent', hideLabel = false }: ProgressBarProps) {
  const id = useId();
  const language = useLanguage();
  const shown = Math.min(100, Math.max(0, value));
  const words = valueText ?? formatPercent(shown / 100, language);
  return (
    <Box sx={{ width: '100%' }}>
      {!hideLabel && (
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.75, typography: 'body2' }}>
          <span id={id}>{label}</span>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {words}
          </Box>
        </Box>
      )}
      <LinearProgress
        variant="determinate"
        value={shown}
        color={colours[tone]}
        aria-valuetext={words}
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': id })}
      />
    </Box>
  );
}
