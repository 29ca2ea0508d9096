import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { History, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon, radius } from '../../../../design-system/theme/tokens';
import { activeFilters, filtersFromAddress, type JobFilters } from '../../domain/job-filters';
import { useJobsText } from '../../messages/use-jobs-text';
import { useFilterWords } from '../ActiveFilters/use-filter-words';

export interface RecentSearchesProps {
  /** As query strings of the address. */
  readonly searches: readonly string[];
  readonly onSearch: (filters: JobFilters) => void;
  readonly onForget: (search: string) => void;
  readonly onForgetAll: () => void;
  /** Opens the consent settings; present if searches are not kept. */
  readonly onAllow?: (() => void) | undefined;
}

/** The person's last searches in this browser, to repeat or remove. */
export function RecentSearches({ searches, onSearch, onForget, onForgetAll, onAllow }: RecentSearchesProps) {
  const text = useJobsText();
  const wordsOf = useFilterWords();
  const id = useId();
  if (searches.length === 0 && onAllow === undefined) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 36 }}>
        <Typography id={id} component="h2" variant="h4">
          {text('recent.title')}
        </Typography>
        {searches.length > 0 && (
          <Button variant="text" dense onClick={onForgetAll}>
            {text('recent.forgetAll')}
          </Button>
        )}
      </Box>
      {onAllow !== undefined && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('recent.notKept')}
          </Typography>
          <Button dense onClick={onAllow}>
            {text('recent.allow')}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {searches.map((search) => {
          const filters = filtersFromAddress(new URLSearchParams(search));
          const words = activeFilters(filters)
            .map((name) => wordsOf(filters, name))
            .join(' · ');
          return (
            <Box component="li" key={search} sx={{ display: 'flex', alignItems: 'center' }}>
              <ButtonBase
                onClick={() => onSearch(filters)}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  minHeight: 44,
                  gap: 1,
                  px: 1,
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  typography: 'body2',
                  borderRadius: `${radius.control}px`,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box
                  component={History}
                  size={icon.small}
                  aria-hidden
                  sx={{ flexShrink: 0, color: 'text.secondary' }}
                />
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {words}
                </Box>
              </ButtonBase>
              <IconButton label={text('recent.forget', { search: words })} onClick={() => onForget(search)} dense>
                <X size={icon.small} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
