import { loginRequest, type LoginRequest } from '@modules/identity/http/auth.contract';
import { Form } from '../../../design-system/form/Form';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useAuthText } from '../messages/use-auth-text';

export interface LoginFormProps {
  readonly onSubmit: (values: LoginRequest) => Promise<void>;
}

export function LoginForm({ onSubmit }: LoginFormProps) {
  const text = useAuthText();
  return (
    <Form
      schema={loginRequest}
      defaultValues={{ email: '', password: '' }}
      onSubmit={onSubmit}
      label={text('login.form')}
    >
      <TextField name="email" type="email" label={text('login.email')} autoComplete="username" />
      <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
      <SubmitButton fullWidth>{text('login.submit')}</SubmitButton>
    </Form>
  );
}
