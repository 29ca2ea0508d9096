import Box from '@mui/material/Box';
import type { LoginRequest } from '@modules/identity/http/auth.contract';
import { Form } from '../../../design-system/form/Form';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { useAuthText } from '../messages/use-auth-text';

// Sign-in is the first page for many people, so it does not wait for the validator.
const loadSchema = async () => (await import('@modules/identity/http/auth.contract')).loginRequest;

export interface LoginFormProps {
  /** Email from an earlier step of this sign-in. */
  readonly email?: string;
  readonly onSubmit: (values: LoginRequest) => Promise<void>;
}

export function LoginForm({ email = '', onSubmit }: LoginFormProps) {
  const text = useAuthText();
  return (
    <Form schema={loadSchema} defaultValues={{ email, password: '' }} onSubmit={onSubmit} label={text('login.form')}>
      <TextField name="email" type="email" label={text('login.email')} autoComplete="username webauthn" />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PasswordField name="password" label={text('login.password')} autoComplete="current-password" />
        <Box>
          <TextLink href={paths.forgotPassword}>{text('login.forgot')}</TextLink>
        </Box>
      </Box>
      <SubmitButton fullWidth>{text('login.submit')}</SubmitButton>
    </Form>
  );
}
