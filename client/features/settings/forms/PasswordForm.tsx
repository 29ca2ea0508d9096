import { useMemo } from 'react';
import { z } from 'zod';
import type { ChangePasswordRequest } from '@modules/identity/http/account-security.contract';
import { newPassword, presentedPassword } from '@modules/identity/http/person-fields.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { useSettingsText } from '../messages/use-settings-text';

export interface PasswordFormProps {
  /** Tells password managers which account it is. */
  readonly email: string;
  /** False for an account that only signs in with Google: it sets its first password. */
  readonly hasPassword: boolean;
  readonly onSave: (values: ChangePasswordRequest) => Promise<void>;
}

/** Changes the password, or sets the first one. */
export function PasswordForm({ email, hasPassword, onSave }: PasswordFormProps) {
  const text = useSettingsText();
  const schema = useMemo(
    () => z.object({ current_password: hasPassword ? presentedPassword : z.literal(''), new_password: newPassword }),
    [hasPassword],
  );
  const save = ({ current_password, new_password }: { current_password: string; new_password: string }) =>
    onSave(hasPassword ? { current_password, new_password } : { new_password });
  return (
    <Form
      schema={schema}
      defaultValues={{ current_password: '', new_password: '' }}
      onSubmit={save}
      afterSubmit="clear"
      label={text('password.title')}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField name="current_password" label={text('password.current')} autoComplete="current-password" />
      )}
      <PasswordField
        name="new_password"
        label={text('password.new')}
        hint={text('password.hint')}
        autoComplete="new-password"
      />
      <FormActions>
        <SubmitButton variant="secondary">{text(hasPassword ? 'password.change' : 'password.set')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
