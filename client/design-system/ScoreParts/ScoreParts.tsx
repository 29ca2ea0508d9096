import Box from '@mui/material/Box';
import { useLanguage } from '../../lib/i18n';
import { formatNumber } from '../../lib/format';
import { useUiText } from '../messages/use-ui-text';
import { radius } from '../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface ScorePart {
  id: string;
  label: string;
  points: number;
  outOf: number;
}

export interface ScorePartsProps {
  parts: readonly ScorePart[];
  /** Accessible name of the list. The visible heading "Pourquoi 92 ?" belongs to the caller. */
  label?: string;
}

/** Parts of a score: one bar and figure each. The bars are decorative, the figures are text. */
export function ScoreParts({ parts, label }: ScorePartsProps) {
  const text = useUiText();
  const language = useLanguage();
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1.25, p: 0, listStyle: 'none' }}>
      {parts.map(({ id, label: name, points, outOf }) => {
        const figures = { points: formatNumber(points, language), outOf: formatNumber(outOf, language) };
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 0.5,
              typography: 'body2',
              gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(96px, 140px) 1fr 64px' },
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box
              aria-hidden
              sx={{
                order: { xs: 3, sm: 0 },
                gridColumn: { xs: '1 / -1', sm: 'auto' },
                height: 6,
                borderRadius: `${radius.round}px`,
                bgcolor: 'track',
              }}
            >
              <Box
                sx={{
                  height: '100%',
                  borderRadius: 'inherit',
                  bgcolor: 'accent.main',
                  width: `${outOf > 0 ? Math.min(100, Math.max(0, (points / outOf) * 100)) : 0}%`,
                }}
              />
            </Box>
            <Box component="span" sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              <VisuallyHidden>{text('scoreParts.outOf', figures)}</VisuallyHidden>
              <span aria-hidden>
                {figures.points}
                <Box component="span" sx={{ color: 'text.secondary' }}>{` / ${figures.outOf}`}</Box>
              </span>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
