import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { SwitchField } from '../../../design-system/form/SwitchField';
import { TextField } from '../../../design-system/form/TextField';
import { TermsInBrief } from '../components/TermsInBrief/TermsInBrief';
import { TermsLabel } from '../components/TermsInBrief/TermsLabel';
import { useAuthText } from '../messages/use-auth-text';

export interface RegisterFieldsProps {
  /** A recruiter with an invitation. Recruiters have no searchable profile, so there is no switch for it. */
  readonly isInvited: boolean;
  /** Between the address and the consents; null without a password. */
  readonly password: ReactNode;
  readonly submit: string;
}

/** Fields of every sign-up form. The text of each consent is beside its box. */
export function RegisterFields({ isInvited, password, submit }: RegisterFieldsProps) {
  const text = useAuthText();
  const [isBriefOpen, setBriefOpen] = useState(false);
  return (
    <>
      <TextField name="full_name" label={text('register.fullName')} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={text('register.email')}
        hint={text(isInvited ? 'register.emailHintInvited' : 'register.emailHint')}
        autoComplete="username"
      />
      {password}
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
      <SubmitButton fullWidth>{submit}</SubmitButton>
      <TermsInBrief open={isBriefOpen} onClose={() => setBriefOpen(false)} />
    </>
  );
}
