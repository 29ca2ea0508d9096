import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LONGEST_REASON } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { Quote } from '../../../design-system/Quote/Quote';
import { radius } from '../../../design-system/theme/tokens';
import { languages, useLanguage } from '../../../lib/i18n';
import { isProposal, noteFor, rejectionReasons } from '../domain/rejection-notes';
import { useApplicationsText } from '../messages/use-applications-text';

const rejectForm = z.object({
  reason: z.union([z.literal(''), z.enum(rejectionReasons)]).refine((reason) => reason !== ''),
  language: z.enum(languages),
  note: z.string().trim().max(LONGEST_REASON),
});
type RejectInput = z.input<typeof rejectForm>;

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
      <ReasonFields company={company} />
    </FormDialog>
  );
}

function ReasonFields({ company }: { company: string }) {
  const text = useApplicationsText();
  const { setValue, getValues } = useFormContext<RejectInput>();
  const [reason, language, note] = useWatch<RejectInput, ['reason', 'language', 'note']>({
    name: ['reason', 'language', 'note'],
  });
  const propose = useEffectEvent(() => {
    // Edited notes stay when the reason changes.
    if (isProposal(getValues('note'))) setValue('note', noteFor(reason, language));
  });
  useEffect(() => propose(), [reason, language]);
  return (
    <>
      <SelectField
        name="reason"
        label={text('reject.reason')}
        emptyLabel={text('reject.choose')}
        options={rejectionReasons.map((value) => ({ value, label: text(`reject.reason.${value}`) }))}
      />
      {reason !== 'NONE' && (
        <>
          <ChoiceField
            name="language"
            inline
            label={text('reject.language')}
            options={languages.map((value) => ({ value, label: text(`reject.language.${value}`) }))}
          />
          <TextArea
            name="note"
            optional
            label={text('reject.note')}
            hint={text('reject.noteHint')}
            rows={3}
            maxLength={LONGEST_REASON}
          />
        </>
      )}
      <Preview company={company} note={reason === 'NONE' ? '' : note} />
    </>
  );
}

/** Preview of the email to the candidate. */
function Preview({ company, note }: { company: string; note: string }) {
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
