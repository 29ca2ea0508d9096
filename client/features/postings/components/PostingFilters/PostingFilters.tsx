import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { icon } from '../../../../design-system/theme/tokens';
import { type PostingFilters as Filters, postingViews } from '../../domain/posting-filters';
import { usePostingsText } from '../../messages/use-postings-text';

const DEBOUNCE_MS = 300;

export interface PostingFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function PostingFilters({ filters, onChange }: PostingFiltersProps) {
  const text = usePostingsText();
  const [typed, setTyped] = useState(filters.search);
  const [followed, setFollowed] = useState(filters.search);
  // The address changed elsewhere: the person went back or cleared the search.
  if (followed !== filters.search) {
    setFollowed(filters.search);
    if (typed.trim() !== filters.search) setTyped(filters.search);
  }
  const ask = useEffectEvent((search: string) => {
    if (search.trim() !== filters.search) onChange({ ...filters, search: search.trim() });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Box sx={{ flex: '1 1 260px', maxWidth: 420 }}>
        <OutlinedInput
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder={text('searchHint')}
          startAdornment={
            <InputAdornment position="start">
              <Search size={icon.normal} aria-hidden />
            </InputAdornment>
          }
          slotProps={{ input: { 'aria-label': text('search') } }}
        />
      </Box>
      <SegmentedFilter
        label={text('filter.label')}
        options={postingViews.map((value) => ({ value, label: text(`filter.${value}`) }))}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, search: typed.trim(), status })}
      />
    </Box>
  );
}
