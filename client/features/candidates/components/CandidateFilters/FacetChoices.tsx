import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import type { CandidateFacets } from '@modules/matching/http/candidate-search.contract';
import { SegmentedFilter } from '../../../../design-system/SegmentedFilter/SegmentedFilter';
import { useCandidatesText } from '../../messages/use-candidates-text';

type Facet = CandidateFacets['skills'];

/** Offered beside the field. */
const SHOWN = 5;
/** Two rows of choices (pixels). */
const ROOM = 80;

/** The places with most people, one press each; a second press takes it away again. */
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

/** The skills most people show, one press adds one; those chosen stand above as chips. */
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
