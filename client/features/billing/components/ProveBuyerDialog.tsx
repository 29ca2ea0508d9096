import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { presentedPassword } from '@modules/identity/http/person-fields.contract';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { useBillingText } from '../messages/use-billing-text';

export interface ProveBuyerDialogProps {
  readonly open: boolean;
  /** The same text as the button that opened the dialog. */
  readonly submit: string;
  /** Throws the errors of the API client. */
  readonly onProve: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({ current_password: presentedPassword });

/** Asks for the password before a large payment in an older session. */
export function ProveBuyerDialog({ open, submit, onProve, onClose }: ProveBuyerDialogProps) {
  const text = useBillingText();
  return (
    <FormDialog
      open={open}
      title={text('prove.title')}
      lead={<Typography sx={{ mb: 2, color: 'text.secondary' }}>{text('prove.lead')}</Typography>}
      schema={schema}
      defaultValues={{ current_password: '' }}
      submit={submit}
      cancel={text('prove.cancel')}
      onSubmit={({ current_password }) => onProve(current_password)}
      onClose={onClose}
    >
      <PasswordField
        name="current_password"
        label={text('prove.password')}
        hint={text('prove.hint')}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
