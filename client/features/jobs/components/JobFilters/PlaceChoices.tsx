import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { useJobsText } from '../../messages/use-jobs-text';

/** Height of two rows (pixels). */
const ROOM = 80;

export interface PlaceChoicesProps {
  /** Absent while loading; the space is reserved. */
  readonly places: readonly { readonly value: string; readonly count: number }[] | undefined;
}

/** Towns with most jobs as buttons. A second click removes the filter. */
export function PlaceChoices({ places }: PlaceChoicesProps) {
  const text = useJobsText();
  const { field } = useController({ name: 'location' });
  const chosen = typeof field.value === 'string' ? field.value : '';
  if (places === undefined) return <Box sx={{ minHeight: ROOM }} />;
  if (places.length === 0) return null;
  return (
    <Box sx={{ minHeight: ROOM }}>
      <SegmentedFilter
        label={text('filters.places')}
        options={places.map(({ value, count }) => ({ value, label: value, count }))}
        value={chosen}
        onChange={(place) => field.onChange(place === chosen ? '' : place)}
      />
    </Box>
  );
}
