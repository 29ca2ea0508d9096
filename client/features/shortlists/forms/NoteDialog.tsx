import { LONGEST_NOTE } from '@modules/shortlists/http/shortlists.contract';
import { z } from 'zod';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useShortlistsText } from '../messages/use-shortlists-text';

const noteForm = z.object({ note: z.string().trim().max(LONGEST_NOTE) });

export interface NoteDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly note: string | null;
  /** Null removes the note. Throws the errors of the API client. */
  readonly onNote: (note: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** The team's note about a person on a list. */
export function NoteDialog({ open, name, note, onNote, onClose }: NoteDialogProps) {
  const text = useShortlistsText();
  return (
    <FormDialog
      open={open}
      title={text('form.noteTitle', { name })}
      schema={noteForm}
      defaultValues={{ note: note ?? '' }}
      submit={text('form.save')}
      cancel={text('form.back')}
      onSubmit={(values) => onNote(values.note === '' ? null : values.note)}
      onClose={onClose}
    >
      <TextArea name="note" optional label={text('form.note')} hint={text('form.noteHint')} maxLength={LONGEST_NOTE} />
    </FormDialog>
  );
}
