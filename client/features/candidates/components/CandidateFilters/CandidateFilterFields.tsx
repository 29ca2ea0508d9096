import Box from '@mui/material/Box';
import { Search } from 'lucide-react';
import type { CandidateFacets } from '@modules/matching/http/candidate-search.contract';
import { ChipsField } from '../../../../design-system/form/ChipsField';
import { PayField } from '../../../../design-system/form/PayField';
import { SwitchField } from '../../../../design-system/form/SwitchField';
import { TextField } from '../../../../design-system/form/TextField';
import { icon } from '../../../../design-system/theme/tokens';
import { formatNumber } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { MAX_SKILLS } from '../../domain/candidate-filters';
import { useCandidatesText } from '../../messages/use-candidates-text';
import { ExperienceFields } from './ExperienceFields';
import { PlaceChoices, SkillChoices } from './FacetChoices';

export interface CandidateFilterFieldsProps {
  /** Counts of each choice; absent until the first response. */
  readonly facets?: CandidateFacets | undefined;
  /** Skills that start with the typed text. */
  readonly skillSuggestions: readonly string[];
  readonly onSkillTyped: (typed: string) => void;
}

/** Fields of the filter panel. `CandidateFilters` above holds their values. */
export function CandidateFilterFields({ facets, skillSuggestions, onSkillTyped }: CandidateFilterFieldsProps) {
  const text = useCandidatesText();
  const language = useLanguage();
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : text('filters.counted', { label, count: formatNumber(count, language) });
  return (
    <Box role="search" sx={{ display: 'grid', gap: 2.5 }}>
      <TextField
        name="search"
        type="search"
        optional="unmarked"
        label={text('filters.search')}
        placeholder={text('filters.searchHint')}
        startAdornment={<Search size={icon.normal} aria-hidden />}
      />
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <ChipsField
          name="skills"
          optional="unmarked"
          label={text('filters.skills')}
          hint={text('filters.skillsHint')}
          suggestions={skillSuggestions}
          onQuery={onSkillTyped}
          max={MAX_SKILLS}
        />
        <SkillChoices skills={facets?.skills} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <TextField name="location" optional="unmarked" label={text('filters.location')} />
        <PlaceChoices places={facets?.locations} />
      </Box>
      <ExperienceFields ranges={facets?.experience} />
      <SwitchField name="has_video" label={counted(text('filters.hasVideo'), facets?.has_video)} />
      <SwitchField name="remote" label={counted(text('filters.remote'), facets?.remote)} />
      <PayField name="salary_min" label={text('filters.salaryMin')} endAdornment="$" />
      <PayField
        name="salary_max"
        label={text('filters.salaryMax')}
        endAdornment="$"
        hint={text('filters.salaryHint')}
      />
      {facets?.is_estimate === true && (
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {text('filters.estimated')}
        </Box>
      )}
    </Box>
  );
}
