import { z } from 'zod';
import { presentedPassword } from '@modules/identity/http/person-fields.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useSettingsText } from '../messages/use-settings-text';

export interface DeleteFormProps {
  readonly onDelete: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

const schema = z.object({ current_password: presentedPassword });

/** Asks for the password in an older session before the account is closed. */
export function DeleteForm({ onDelete, onCancel }: DeleteFormProps) {
  const text = useSettingsText();
  return (
    <Form
      schema={schema}
      defaultValues={{ current_password: '' }}
      onSubmit={(values) => onDelete(values.current_password)}
      label={text('delete.title')}
    >
      <PasswordField
        name="current_password"
        label={text('password.current')}
        hint={text('delete.proveHint')}
        autoComplete="current-password"
      />
      <FormActions>
        <SubmitButton variant="danger">{text('delete.confirm')}</SubmitButton>
        <Button variant="text" onClick={onCancel}>
          {text('delete.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
