import { z } from 'zod';
import { newPassword } from '@modules/identity/http/person-fields.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export interface ResetPasswordViewProps {
  /** The address contains a token. */
  readonly hasToken: boolean;
  readonly onSave: (password: string) => Promise<void>;
}

const schema = z.object({ password: newPassword });

/** Form to set a new password with an emailed link. */
export function ResetPasswordView({ hasToken, onSave }: ResetPasswordViewProps) {
  const text = useAuthText();
  if (!hasToken) {
    return (
      <AuthCard title={text('reset.brokenTitle')} lead={text('reset.broken')}>
        <Button variant="primary" href={paths.forgotPassword}>
          {text('reset.newLink')}
        </Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={text('reset.title')} lead={text('reset.lead')}>
      <Form
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={({ password }) => onSave(password)}
        label={text('reset.title')}
      >
        <PasswordField
          name="password"
          label={text('reset.password')}
          hint={text('register.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton fullWidth>{text('reset.submit')}</SubmitButton>
      </Form>
      <TextLink href={paths.forgotPassword}>{text('reset.newLink')}</TextLink>
    </AuthCard>
  );
}
