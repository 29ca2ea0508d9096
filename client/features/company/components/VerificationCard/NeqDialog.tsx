import { useMemo } from 'react';
import { z } from 'zod';
import type { ChangeVerificationRequest } from '@modules/companies/http/company-verification.contract';
import { TextField } from '../../../../design-system/form/TextField';
import { FormDialog } from '../../../../design-system/FormDialog/FormDialog';
import { useCompanyText } from '../../messages/use-company-text';

export interface NeqDialogProps {
  readonly open: boolean;
  readonly neq: string | null;
  readonly onSave: (request: ChangeVerificationRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits the company's number in the Québec enterprise register; an empty value removes it. */
export function NeqDialog({ open, neq, onSave, onClose }: NeqDialogProps) {
  const text = useCompanyText();
  const schema = useMemo(() => z.object({ neq: z.string().trim().max(40) }), []);
  return (
    <FormDialog
      open={open}
      title={text('verification.neqTitle')}
      schema={schema}
      defaultValues={{ neq: neq ?? '' }}
      submit={text('verification.save')}
      cancel={text('verification.cancel')}
      onSubmit={async (values) => {
        await onSave({ neq: values.neq === '' ? null : values.neq });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField name="neq" label={text('verification.neq')} hint={text('verification.neqHint')} />
    </FormDialog>
  );
}
