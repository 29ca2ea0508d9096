import { limits } from '@modules/identity/http/person-fields.contract';
import { ChipsField } from '../../../design-system/form/ChipsField';
import { NumberField } from '../../../design-system/form/NumberField';
import { TextArea } from '../../../design-system/form/TextArea';
import { useProfileText } from '../messages/use-profile-text';
import { TitleField } from './TitleField';

export interface WorkFieldsProps {
  readonly suggestions: readonly string[];
  readonly onQuery: (typed: string) => void;
}

/** Title, skills and experience, which matching uses first. */
export function WorkFields({ suggestions, onQuery }: WorkFieldsProps) {
  const text = useProfileText();
  return (
    <>
      <TitleField />
      <ChipsField
        name="skills"
        label={text('field.skills')}
        hint={text('field.skillsHint')}
        suggestions={suggestions}
        onQuery={onQuery}
        max={limits.skills}
        optional
      />
      <NumberField
        name="years_experience"
        label={text('field.years')}
        endAdornment={text('field.yearsUnit')}
        optional
      />
      <TextArea
        name="experience"
        label={text('field.experience')}
        hint={text('field.experienceHint')}
        rows={6}
        maxLength={limits.experience}
        optional
      />
    </>
  );
}
