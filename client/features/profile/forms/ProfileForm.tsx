import { limits } from '@modules/identity/http/person-fields.contract';
import type { User } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { ChipsField } from '../../../design-system/form/ChipsField';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { NumberField } from '../../../design-system/form/NumberField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { Section } from '../../../design-system/Section/Section';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useProfileText } from '../messages/use-profile-text';
import { personSchema, profileValues, type ProfileValues, seekerSchema } from './profile.schema';

export interface ProfileFormProps {
  readonly user: User;
  readonly skillSuggestions: readonly string[];
  readonly onSave: (values: ProfileValues) => Promise<void>;
  readonly onCancel: () => void;
}

/** Edits what the person tells; work is asked of seekers only. */
export function ProfileForm({ user, skillSuggestions, onSave, onCancel }: ProfileFormProps) {
  const text = useProfileText();
  const shared = useSharedText();
  const isSeeker = user.user_type === 'JOB_SEEKER';
  return (
    <Form
      schema={isSeeker ? seekerSchema : personSchema}
      defaultValues={profileValues(user)}
      onSubmit={onSave}
      label={text('form')}
    >
      <TextField name="full_name" label={text('field.fullName')} autoComplete="name" />
      <TextField
        name="phone"
        type="tel"
        label={text('field.phone')}
        hint={text('field.phoneHint')}
        autoComplete="tel"
        optional
      />
      <TextField
        name="location"
        label={text('field.location')}
        hint={text('field.locationHint')}
        autoComplete="address-level2"
        optional
      />
      <TextArea
        name="bio"
        label={text('field.bio')}
        hint={text('field.bioHint')}
        rows={3}
        maxLength={limits.bio}
        optional
      />
      {isSeeker && (
        <Section title={text('section.work')}>
          <ChipsField
            name="skills"
            label={text('field.skills')}
            hint={text('field.skillsHint')}
            suggestions={skillSuggestions}
            optional
          />
          <TextArea
            name="experience"
            label={text('field.experience')}
            hint={text('field.experienceHint')}
            rows={5}
            maxLength={limits.experience}
            optional
          />
          <NumberField
            name="years_experience"
            label={text('field.years')}
            endAdornment={text('field.yearsUnit')}
            optional
          />
        </Section>
      )}
      <FormActions>
        <SubmitButton>{text('save')}</SubmitButton>
        <Button onClick={onCancel}>{shared('action.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
