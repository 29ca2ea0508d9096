import { PasswordField } from '../../../design-system/form/PasswordField';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';

/** In an older session, the owner proves with the password that it is them. */
export function OwnerPassword() {
  const text = useCompanySignInText();
  return (
    <PasswordField
      name="current_password"
      label={text('password')}
      hint={text('passwordHint')}
      autoComplete="current-password"
    />
  );
}
