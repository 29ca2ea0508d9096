import Typography from '@mui/material/Typography';
import { renamePasskeyRequest } from '@modules/identity/http/passkeys.contract';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { TextField } from '../../../design-system/form/TextField';
import { useSettingsText } from '../messages/use-settings-text';

export interface PasskeyNameDialogProps {
  readonly title: string;
  readonly lead?: string;
  /** The initial name. */
  readonly name: string;
  readonly submit: string;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({ title, lead, name, submit, onSubmit, onClose }: PasskeyNameDialogProps) {
  const text = useSettingsText();
  return (
    <FormDialog
      open
      title={title}
      lead={lead !== undefined && <Typography sx={{ mb: 2 }}>{lead}</Typography>}
      schema={renamePasskeyRequest}
      defaultValues={{ name }}
      submit={submit}
      cancel={text('twoStep.cancel')}
      onSubmit={(values) => onSubmit(values.name)}
      onClose={onClose}
    >
      <TextField name="name" label={text('passkeys.name')} hint={text('passkeys.nameHint')} autoComplete="off" />
    </FormDialog>
  );
}
