import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { useJobsText } from '../../messages/use-jobs-text';

/** Two rows of choices (pixels). */
const ROOM = 80;

export interface PlaceChoicesProps {
  /** Absent while they are on their way: their room is kept. */
  readonly places: readonly { readonly value: string; readonly count: number }[] | undefined;
}

/** The towns with most jobs, one press each; a second press takes it away again. */
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
