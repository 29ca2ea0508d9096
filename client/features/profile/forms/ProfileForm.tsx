import type { User } from '@modules/identity/http/users.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useProfileText } from '../messages/use-profile-text';
import { PersonFields } from './PersonFields';
import { personSchema, personValues, type ProfileValues } from './profile.schema';

export interface ProfileFormProps {
  readonly user: User;
  readonly onSave: (values: ProfileValues) => Promise<void>;
  readonly onCancel: () => void;
}

/** Details of every account: name, phone, location, bio. */
export function ProfileForm({ user, onSave, onCancel }: ProfileFormProps) {
  const text = useProfileText();
  const shared = useSharedText();
  return (
    <Form schema={personSchema} defaultValues={personValues(user)} onSubmit={onSave} label={text('form')}>
      <PersonFields user={user} />
      <FormActions>
        <SubmitButton>{text('save')}</SubmitButton>
        <Button onClick={onCancel}>{shared('action.cancel')}</Button>
      </FormActions>
    </Form>
  );
}
