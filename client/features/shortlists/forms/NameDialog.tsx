import { LONGEST_LIST_NAME } from '@modules/shortlists/http/shortlists.contract';
import { z } from 'zod';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useShortlistsText } from '../messages/use-shortlists-text';

const nameForm = z.object({ name: z.string().trim().min(1).max(LONGEST_LIST_NAME) });

export interface NameDialogProps {
  readonly open: boolean;
  /** The current name; null for a new list. */
  readonly name: string | null;
  /** Throws the errors of the API client. */
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Names a new list, or renames one. */
export function NameDialog({ open, name, onName, onClose }: NameDialogProps) {
  const text = useShortlistsText();
  return (
    <FormDialog
      open={open}
      title={text(name === null ? 'form.newTitle' : 'form.renameTitle')}
      schema={nameForm}
      defaultValues={{ name: name ?? '' }}
      submit={text(name === null ? 'form.create' : 'form.save')}
      cancel={text('form.back')}
      onSubmit={(values) => onName(values.name)}
      onClose={onClose}
    >
      <TextField name="name" label={text('form.name')} />
    </FormDialog>
  );
}
