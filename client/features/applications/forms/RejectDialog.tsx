import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { Quote } from '../../../design-system/Quote/Quote';
import { radius } from '../../../design-system/theme/tokens';
import { useLanguage } from '../../../lib/i18n';
import { useApplicationsText } from '../messages/use-applications-text';
import { ReasonFields, rejectForm, type RejectInput } from './ReasonFields';

export interface RejectDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly company: string;
  /** `note` is sent to the candidate; null for none. Throws what the API client throws. */
  readonly onReject: (note: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** Form of a rejection, with a suggested note per reason. */
export function RejectDialog({ open, name, company, onReject, onClose }: RejectDialogProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const title = text('reject.title', { name });
  const empty: RejectInput = { reason: '', language, note: '' };
  return (
    <FormDialog
      open={open}
      title={title}
      schema={rejectForm}
      defaultValues={empty}
      submit={text('reject.send')}
      cancel={text('form.back')}
      onSubmit={({ reason, note }) => onReject(reason === 'NONE' || note === '' ? null : note)}
      onClose={onClose}
    >
      <Typography>{text('reject.what')}</Typography>
      <ReasonFields hint={text('reject.noteHint')} />
      <Typed company={company} />
    </FormDialog>
  );
}

function Typed({ company }: { company: string }) {
  const [reason, note] = useWatch<RejectInput, ['reason', 'note']>({ name: ['reason', 'note'] });
  return <Preview company={company} note={reason === 'NONE' ? '' : note} />;
}

/** Preview of the email to the candidate. */
export function Preview({ company, note }: { company: string; note: string }) {
  const text = useApplicationsText();
  return (
    <Box
      component="section"
      aria-label={text('reject.preview')}
      sx={{ display: 'grid', gap: 1, p: 2, borderRadius: `${radius.control}px`, bgcolor: 'background.sunken' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 'bold' }}>
        {text('reject.preview')}
      </Typography>
      <Typography variant="body2">{text('reject.thanks', { company })}</Typography>
      {note.trim() !== '' && <Quote>{note.trim()}</Quote>}
      <Typography variant="body2">{text('reject.wish')}</Typography>
    </Box>
  );
}
