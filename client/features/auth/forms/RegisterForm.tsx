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
import { TermsLabel } from '../components/TermsInBrief/TermsLabel';
import { useAuthText } from '../messages/use-auth-text';
import { registerSchema, type RegisterValues } from './register.schema';

export interface RegisterFormProps {
  readonly onSubmit: (values: RegisterValues) => Promise<void>;
  /** A recruiter with an invitation. Recruiters have no searchable profile, so there is no switch for it. */
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

/** Sign-up form. The text of each consent is beside its box. */
export function RegisterForm({ onSubmit, isInvited = false }: RegisterFormProps) {
  const text = useAuthText();
  const [isBriefOpen, setBriefOpen] = useState(false);
  const adultNeeded = text('register.adultNeeded');
  const termsNeeded = text('register.termsNeeded');
  const schema = useMemo(() => registerSchema({ adultNeeded, termsNeeded }), [adultNeeded, termsNeeded]);
  return (
    <>
      <Form
        schema={schema}
        defaultValues={empty}
        onSubmit={onSubmit}
        label={text('register.form')}
        unexplained={text('register.failed')}
      >
        <TextField name="full_name" label={text('register.fullName')} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={text('register.email')}
          hint={text(isInvited ? 'register.emailHintInvited' : 'register.emailHint')}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={text('register.password')}
          hint={text('register.passwordHint')}
          autoComplete="new-password"
        />
        {!isInvited && (
          <SwitchField name="profile_visible" label={text('register.visible')} hint={text('register.visibleHint')} />
        )}
        <CheckboxField name="adult" label={text('register.adult')} />
        <CheckboxField name="terms" label={<TermsLabel />} shortLabel={text('register.termsShort')} />
        <Box>
          <Button variant="text" dense onClick={() => setBriefOpen(true)} aria-haspopup="dialog">
            {text('register.readTerms')}
          </Button>
        </Box>
        <CheckboxField name="marketing" label={text('register.marketing')} hint={text('register.marketingHint')} />
        <SubmitButton fullWidth>{text('register.submit')}</SubmitButton>
      </Form>
      <TermsInBrief open={isBriefOpen} onClose={() => setBriefOpen(false)} />
    </>
  );
}
