import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LONGEST_REASON } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { type Language, languages } from '../../../lib/i18n';
import { tellChoices } from '../domain/refusal';
import { isProposal, noteFor, rejectionReasons } from '../domain/rejection-notes';
import { useApplicationsText } from '../messages/use-applications-text';

export const rejectForm = z.object({
  reason: z.union([z.literal(''), z.enum(rejectionReasons)]).refine((reason) => reason !== ''),
  /** The team's words: empty for ours, `OWN` for ours to edit, or the id of a template. */
  template: z.string(),
  words: z.object({ fr: z.string().trim(), en: z.string().trim() }),
  language: z.enum(languages),
  note: z.string().trim().max(LONGEST_REASON),
  tell: z.enum(tellChoices),
  date: z.string(),
  time: z.string(),
});
export type RejectInput = z.input<typeof rejectForm>;

export const emptyRejection = (language: Language): RejectInput => ({
  reason: '',
  template: '',
  words: { fr: '', en: '' },
  language,
  note: '',
  tell: 'SOON',
  date: '',
  time: '09:00',
});

/** Reason of a rejection, and the note that it suggests. */
export function ReasonFields({ hint }: { readonly hint: string }) {
  const text = useApplicationsText();
  const { setValue, getValues } = useFormContext<RejectInput>();
  const [reason, language] = useWatch<RejectInput, ['reason', 'language']>({ name: ['reason', 'language'] });
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
          <TextArea name="note" optional label={text('reject.note')} hint={hint} rows={3} maxLength={LONGEST_REASON} />
        </>
      )}
    </>
  );
}
