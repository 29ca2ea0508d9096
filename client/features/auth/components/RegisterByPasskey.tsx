import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { RegisterLinkForm } from '../forms/RegisterLinkForm';
import type { LinkValues } from '../forms/register.schema';
import { useLinkText } from '../messages/use-link-text';

export interface RegisterByPasskeyProps {
  /** Throws the errors of the API client. */
  readonly onRegister: (values: LinkValues, passkeyName: string) => Promise<void>;
  readonly onPassword: () => void;
  /** A recruiter with an invitation. */
  readonly isInvited?: boolean;
}

/** Registers with a passkey: name, address and consents here, then the dialog of the device. */
export function RegisterByPasskey({ onRegister, onPassword, isInvited = false }: RegisterByPasskeyProps) {
  const text = useLinkText();
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text('passkeyLead')}</Typography>
      <RegisterLinkForm
        isInvited={isInvited}
        submit={text('passkeySubmit')}
        onSubmit={(values) => onRegister(values, text('passkeyName'))}
      />
      <Button fullWidth onClick={onPassword}>
        {text('withPassword')}
      </Button>
    </>
  );
}
