import Box from '@mui/material/Box';
import { companySizes } from '@modules/companies/http/companies.contract';
import { AutocompleteField } from '../../../design-system/form/AutocompleteField';
import { ChipsField } from '../../../design-system/form/ChipsField';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { ChoicesField } from '../../../design-system/form/ChoicesField';
import { SalaryField } from '../../../design-system/form/SalaryField';
import { SelectField } from '../../../design-system/form/SelectField';
import { Section } from '../../../design-system/Section/Section';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { CONTRACT, contractKinds, LANGUAGES, yesNoPreferences } from '../../../lib/preferences/known-preferences';
import { usePreferenceText } from '../../../lib/preferences/use-preference-text';
import { useProfileText } from '../messages/use-profile-text';
import { fieldPairs } from './field-pairs';
import { availabilities, industries, languages, workTypes } from './preference-suggestions';

/** Fields for all job preferences that companies see. */
export function PreferenceFields() {
  const text = useProfileText();
  const preference = usePreferenceText();
  const shared = useSharedText();
  const words = (keys: readonly Parameters<typeof text>[0][]): string[] => keys.map((key) => text(key));
  const choices = (keys: readonly Parameters<typeof text>[0][]) =>
    words(keys).map((label) => ({ value: label, label }));
  const answers = [
    { value: 'YES', label: preference('yes') },
    { value: 'NO', label: preference('no') },
    { value: '', label: text('editor.none') },
  ];
  return (
    <>
      <Box sx={fieldPairs}>
        <AutocompleteField
          name="availability"
          label={preference('availability')}
          hint={text('editor.availabilityHint')}
          options={choices(availabilities)}
          freeText
          optional="unmarked"
        />
        <AutocompleteField
          name="work_type_preference"
          label={preference('workType')}
          hint={text('editor.workTypeHint')}
          options={choices(workTypes)}
          freeText
          optional="unmarked"
        />
      </Box>
      <SalaryField
        name="salary_range"
        label={preference('salary')}
        hint={text('editor.salaryHint')}
        optional="unmarked"
      />
      <ChoicesField
        name={`job_preferences.${CONTRACT}`}
        label={preference('contract')}
        options={contractKinds.map((kind) => ({ value: kind, label: shared(`jobType.${kind}`) }))}
      />
      <Section title={text('editor.hours')} level={3}>
        <ChoiceField name="open_to_remote" label={preference('openToRemote')} options={answers} inline />
        {yesNoPreferences.map((name) => (
          <ChoiceField
            key={name}
            name={`job_preferences.${name}`}
            label={preference(`preference.${name}`)}
            options={answers}
            inline
          />
        ))}
      </Section>
      <ChipsField
        name={`job_preferences.${LANGUAGES}`}
        label={preference('languages')}
        hint={text('editor.languagesHint')}
        suggestions={words(languages)}
        max={50}
        optional="unmarked"
      />
      <Section title={text('editor.where')} level={3}>
        <Box sx={fieldPairs}>
          <SelectField
            name="company_size_preference"
            label={preference('companySize')}
            emptyLabel={text('editor.anySize')}
            options={companySizes.map((size) => ({ value: size, label: preference('companySizePeople', { size }) }))}
            optional="unmarked"
          />
          <AutocompleteField
            name="industry_preference"
            label={preference('industry')}
            hint={text('editor.industryHint')}
            options={choices(industries)}
            freeText
            optional="unmarked"
          />
        </Box>
      </Section>
    </>
  );
}
