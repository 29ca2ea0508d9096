import { useMemo } from 'react';
import { Form } from '../../../design-system/form/Form';
import { useAuthText } from '../messages/use-auth-text';
import { useLinkText } from '../messages/use-link-text';
import { linkSchema, type LinkValues } from './register.schema';
import { RegisterFields } from './RegisterFields';

const empty: LinkValues = {
  full_name: '',
  email: '',
  profile_visible: true,
  adult: false,
  terms: false,
  marketing: false,
};

export interface RegisterLinkFormProps {
  readonly onSubmit: (values: LinkValues) => Promise<void>;
  /** Label of the button; the one that asks for a link by default. */
  readonly submit?: string;
  /** A recruiter with an invitation. */
  readonly isInvited?: boolean;
}

/** Sign-up form without a password: a link by email, or a passkey, opens the account. */
export function RegisterLinkForm({ onSubmit, submit, isInvited = false }: RegisterLinkFormProps) {
  const text = useAuthText();
  const linkText = useLinkText();
  const adultNeeded = text('register.adultNeeded');
  const termsNeeded = text('register.termsNeeded');
  const schema = useMemo(() => linkSchema({ adultNeeded, termsNeeded }), [adultNeeded, termsNeeded]);
  return (
    <Form schema={schema} defaultValues={empty} onSubmit={onSubmit} label={text('register.form')}>
      <RegisterFields isInvited={isInvited} password={null} submit={submit ?? linkText('submit')} />
    </Form>
  );
}
