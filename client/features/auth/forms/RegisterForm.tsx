import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { Form } from '../../../design-system/form/Form';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { TextField } from '../../../design-system/form/TextField';
import { TermsInBrief } from '../components/TermsInBrief/TermsInBrief';
import { useAuthText } from '../messages/use-auth-text';
import { registerSchema, type RegisterValues } from './register.schema';

export interface RegisterFormProps {
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
}

const empty: RegisterValues = {
  full_name: '',
  email: '',
  password: '',
  profile_visible: true,
  adult: false,
  terms: false,
};

/** Sign-up of a job seeker. Consent is spelled out where it is given. */
export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const text = useAuthText();
  const [isBriefOpen, setBriefOpen] = useState(false);
  const adultNeeded = text('register.adultNeeded');
  const termsNeeded = text('register.termsNeeded');
  const schema = useMemo(() => registerSchema({ adultNeeded, termsNeeded }), [adultNeeded, termsNeeded]);
  return (
    <>
      <Form schema={schema} defaultValues={empty} onSubmit={onSubmit} label={text('register.form')}>
        <TextField name="full_name" label={text('register.fullName')} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={text('register.email')}
          hint={text('register.emailHint')}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={text('register.password')}
          hint={text('register.passwordHint')}
          autoComplete="new-password"
        />
        <SwitchField name="profile_visible" label={text('register.visible')} hint={text('register.visibleHint')} />
        <CheckboxField name="adult" label={text('register.adult')} />
        <CheckboxField name="terms" label={text('register.terms')} shortLabel={text('register.termsShort')} />
        <Box>
          <Button variant="text" dense onClick={() => setBriefOpen(true)} aria-haspopup="dialog">
            {text('register.readTerms')}
          </Button>
        </Box>
        <SubmitButton fullWidth>{text('register.submit')}</SubmitButton>
      </Form>
      <TermsInBrief open={isBriefOpen} onClose={() => setBriefOpen(false)} />
    </>
  );
}
