import Typography from '@mui/material/Typography';
import { z } from 'zod';
import type { RemoveSsoRequest } from '@modules/sso/http/sso-settings.contract';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useCompanySignInText } from '../messages/use-company-sign-in-text';
import { OwnerPassword } from './OwnerPassword';
import { useOwnerProof } from './use-owner-proof';

export interface RemoveDialogProps {
  readonly open: boolean;
  readonly onRemove: (body: RemoveSsoRequest) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({ current_password: z.string().max(128) });

/** Asks before the provider is removed. */
export function RemoveDialog({ open, onRemove, onClose }: RemoveDialogProps) {
  const text = useCompanySignInText();
  const toasts = useToasts();
  const proof = useOwnerProof();
  const remove = async (password: string): Promise<void> => {
    await onRemove(proof.field(password));
    onClose();
    toasts.success(text('removed'));
  };
  return (
    <FormDialog
      open={open}
      title={text('removeTitle')}
      lead={<Typography>{text('removeSentence')}</Typography>}
      schema={schema}
      defaultValues={{ current_password: '' }}
      submit={text('removeConfirm')}
      submitVariant="danger"
      cancel={text('cancel')}
      onSubmit={({ current_password: password }) => proof.guard(() => remove(password))}
      onClose={onClose}
    >
      {proof.isNeeded && <OwnerPassword />}
    </FormDialog>
  );
}
