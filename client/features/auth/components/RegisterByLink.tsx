import { useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { RegisterLinkForm } from '../forms/RegisterLinkForm';
import type { LinkValues } from '../forms/register.schema';
import { useLinkText } from '../messages/use-link-text';
import { LinkSent } from '../pages/LinkSent';

export interface RegisterByLinkProps {
  readonly onAsk: (values: LinkValues) => Promise<void>;
  readonly onPassword: () => void;
}

/** Registers without a password: the form, then where the link was sent. */
export function RegisterByLink({ onAsk, onPassword }: RegisterByLinkProps) {
  const linkText = useLinkText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <RegisterLinkForm
        onSubmit={async (values) => {
          await onAsk(values);
          setSentTo(values.email);
        }}
      />
      <Button fullWidth onClick={onPassword}>
        {linkText('withPassword')}
      </Button>
    </>
  );
}
