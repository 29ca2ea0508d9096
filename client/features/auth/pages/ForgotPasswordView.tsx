import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { forgotPasswordRequest, type ForgotPasswordRequest } from '@modules/identity/http/account-security.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { paths } from '../../../lib/paths';
import { useAuthText } from '../messages/use-auth-text';
import { AuthCard } from './AuthCard';

export interface ForgotPasswordViewProps {
  readonly onAsk: (values: ForgotPasswordRequest) => Promise<void>;
  /** Initial state for stories: the address an email was sent to. */
  readonly initiallySentTo?: string;
}

/** Asks for the email address. The text afterwards is the same whether an account exists or not. */
export function ForgotPasswordView({ onAsk, initiallySentTo }: ForgotPasswordViewProps) {
  const text = useAuthText();
  const [sentTo, setSentTo] = useState<string | null>(initiallySentTo ?? null);
  const [email, setEmail] = useState(initiallySentTo ?? '');
  const back = <TextLink href={paths.login}>{text('forgot.back')}</TextLink>;
  if (sentTo !== null) {
    return (
      <AuthCard title={text('forgot.sentTitle')}>
        <Sent email={sentTo} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button onClick={() => setSentTo(null)}>{text('forgot.again')}</Button>
          {back}
        </Box>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={text('forgot.title')} lead={text('forgot.lead')}>
      <Form
        schema={forgotPasswordRequest}
        defaultValues={{ email }}
        onSubmit={async (values) => {
          await onAsk(values);
          setEmail(values.email);
          setSentTo(values.email);
        }}
        label={text('forgot.title')}
      >
        <TextField name="email" type="email" label={text('login.email')} autoComplete="username" />
        <SubmitButton fullWidth>{text('forgot.submit')}</SubmitButton>
      </Form>
      <Typography>{back}</Typography>
    </AuthCard>
  );
}

/** The form it replaces had the focus, so the focus moves to this text. */
function Sent({ email }: { email: string }) {
  const text = useAuthText();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Box ref={note} tabIndex={-1} sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere', outline: 'none' }}>
      <Typography>{text('forgot.sent', { email })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text('forgot.nothingCame')}
      </Typography>
    </Box>
  );
}
