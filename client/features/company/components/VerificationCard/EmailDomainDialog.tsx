import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../../design-system/Button/Button';
import { OneTimeCodeField } from '../../../../design-system/form/OneTimeCodeField';
import { TextField } from '../../../../design-system/form/TextField';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useCompanyText } from '../../messages/use-company-text';

export interface EmailDomainDialogProps {
  readonly open: boolean;
  /** Domain of a sent code that is still valid. */
  readonly pending: { readonly domain: string } | null;
  readonly onAskCode: (email: string) => Promise<void>;
  readonly onProve: (code: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for an email address, then for the code sent to it. */
export function EmailDomainDialog({ open, pending, onAskCode, onProve, onClose }: EmailDomainDialogProps) {
  const text = useCompanyText();
  const [isAnew, setAnew] = useState(false);
  const needed = text('verification.emailNeeded');
  const codeNeeded = text('verification.codeNeeded');
  const address = useMemo(() => z.object({ email: z.email({ error: needed }) }), [needed]);
  const code = useMemo(() => z.object({ code: z.string().trim().min(4, { error: codeNeeded }) }), [codeNeeded]);
  if (pending === null || isAnew) {
    return (
      <FormDialog
        key="address"
        open={open}
        title={text('verification.emailTitle')}
        schema={address}
        defaultValues={{ email: '' }}
        submit={text('verification.sendCode')}
        cancel={text('verification.cancel')}
        onSubmit={async ({ email }) => {
          await onAskCode(email);
          setAnew(false);
        }}
        onClose={onClose}
      >
        <TextField
          name="email"
          type="email"
          label={text('verification.email')}
          hint={text('verification.emailHint')}
          autoComplete="email"
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key="code"
      open={open}
      title={text('verification.codeTitle')}
      schema={code}
      defaultValues={{ code: '' }}
      submit={text('verification.confirmCode')}
      cancel={text('verification.cancel')}
      onSubmit={async (values) => {
        await onProve(values.code);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography>{text('verification.codeLead', { domain: pending.domain })}</Typography>
      <OneTimeCodeField
        name="code"
        kind="signs"
        label={text('verification.code')}
        hint={text('verification.codeHint')}
      />
      <div>
        <Button variant="text" onClick={() => setAnew(true)}>
          {text('verification.anotherCode')}
        </Button>
      </div>
    </FormDialog>
  );
}
