import { Form } from '../../../design-system/form/Form';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { useAuthText } from '../messages/use-auth-text';
import { useLinkText } from '../messages/use-link-text';

const loadSchema = async () => (await import('@modules/identity/http/account-security.contract')).forgotPasswordRequest;

/** Asks for the address that gets a sign-in link. */
export function EmailLinkForm({ onSubmit }: { readonly onSubmit: (email: string) => Promise<void> }) {
  const text = useAuthText();
  const linkText = useLinkText();
  return (
    <Form
      schema={loadSchema}
      defaultValues={{ email: '' }}
      onSubmit={({ email }) => onSubmit(email)}
      label={linkText('title')}
    >
      <TextField name="email" type="email" label={text('login.email')} autoComplete="username" />
      <SubmitButton fullWidth>{linkText('submit')}</SubmitButton>
    </Form>
  );
}
