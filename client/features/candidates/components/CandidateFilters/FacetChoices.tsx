import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import type { CandidateFacets } from '@modules/matching/http/candidate-search.contract';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { useCandidatesText } from '../../messages/use-candidates-text';

type Facet = CandidateFacets['skills'];

/** Max suggestions at the field. */
const SHOWN = 5;
/** Height of two rows (pixels). */
const ROOM = 80;

/** Places with most candidates as buttons. A second click removes the filter. */
export function PlaceChoices({ places }: { places: Facet | undefined }) {
  const text = useCandidatesText();
  const { field } = useController({ name: 'location' });
  const chosen = typeof field.value === 'string' ? field.value : '';
  if (places === undefined) return <Box sx={{ minHeight: ROOM }} />;
  if (places.length === 0) return null;
  return (
    <Box sx={{ minHeight: ROOM }}>
      <SegmentedFilter
        label={text('filters.places')}
        options={places.slice(0, SHOWN)}
        value={chosen}
        onChange={(place) => field.onChange(place === chosen ? '' : place)}
      />
    </Box>
  );
}

/** Most frequent skills as buttons. A click adds one; chosen skills are chips above. */
export function SkillChoices({ skills }: { skills: Facet | undefined }) {
  const text = useCandidatesText();
  const { field } = useController({ name: 'skills' });
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  if (skills === undefined) return <Box sx={{ minHeight: ROOM }} />;
  const offered = skills.filter(({ value }) => !chosen.includes(value)).slice(0, SHOWN);
  if (offered.length === 0) return null;
  return (
    <Box sx={{ minHeight: ROOM }}>
      <SegmentedFilter
        label={text('filters.skillChoices')}
        options={offered}
        value=""
        onChange={(skill) => field.onChange([...chosen, skill])}
      />
    </Box>
  );
}
