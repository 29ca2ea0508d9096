import { useMemo } from 'react';
import { Form } from '../../../design-system/form/Form';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { useAuthText } from '../messages/use-auth-text';
import { registerSchema, type RegisterValues } from './register.schema';
import { RegisterFields } from './RegisterFields';

export interface RegisterFormProps {
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
  /** A recruiter with an invitation. */
  readonly isInvited?: boolean;
}

const empty: RegisterValues = {
  full_name: '',
  email: '',
  password: '',
  profile_visible: true,
  adult: false,
  terms: false,
  marketing: false,
};

/** Sign-up form with a password. */
export function RegisterForm({ onSubmit, isInvited = false }: RegisterFormProps) {
  const text = useAuthText();
  const adultNeeded = text('register.adultNeeded');
  const termsNeeded = text('register.termsNeeded');
  const schema = useMemo(() => registerSchema({ adultNeeded, termsNeeded }), [adultNeeded, termsNeeded]);
  return (
    <Form
      schema={schema}
      defaultValues={empty}
      onSubmit={onSubmit}
      label={text('register.form')}
      unexplained={text('register.failed')}
    >
      <RegisterFields
        isInvited={isInvited}
        password={
          <PasswordField
            name="password"
            label={text('register.password')}
            hint={text('register.passwordHint')}
            autoComplete="new-password"
          />
        }
        submit={text('register.submit')}
      />
    </Form>
  );
}
