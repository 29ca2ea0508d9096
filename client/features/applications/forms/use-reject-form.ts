import { useMemo } from 'react';
import { useTemplateText } from '../../../design-system/Templates/messages';
import { languages } from '../../../lib/i18n';
import { unknownVariable } from '../../../lib/message-templates/variables';
import { useApplicationsText } from '../messages/use-applications-text';
import { rejectForm } from './ReasonFields';

/** The form of a rejection, with the position of a variable that a refusal cannot have. */
export function useRejectForm() {
  const templateText = useTemplateText();
  const text = useApplicationsText();
  return useMemo(
    () =>
      rejectForm.superRefine(({ template, letter }, context) => {
        if (template === '') return;
        if (letter.fr === '' && letter.en === '') {
          context.addIssue({ code: 'custom', path: ['letter', 'fr'], message: text('reject.letterNeeded') });
        }
        for (const language of languages) {
          const unknown = unknownVariable(letter[language], 'REFUSAL');
          if (unknown === null) continue;
          const message = templateText('unknown', { ...unknown });
          context.addIssue({ code: 'custom', path: ['letter', language], message });
        }
      }),
    [templateText, text],
  );
}
