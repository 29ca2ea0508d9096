import { useMemo } from 'react';
import { z } from 'zod';
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
      rejectForm.superRefine(({ template, words, tell, date, time }, context) => {
        if (tell === 'OTHER') {
          if (!z.iso.date().safeParse(date).success) context.addIssue({ code: 'custom', path: ['date'] });
          if (!/^\d{2}:\d{2}$/u.test(time)) context.addIssue({ code: 'custom', path: ['time'] });
        }
        if (template === '') return;
        if (words.fr === '' && words.en === '') {
          context.addIssue({ code: 'custom', path: ['words', 'fr'], message: text('reject.wordsNeeded') });
        }
        for (const language of languages) {
          const unknown = unknownVariable(words[language], 'REFUSAL');
          if (unknown === null) continue;
          const message = templateText('unknown', { ...unknown });
          context.addIssue({ code: 'custom', path: ['words', language], message });
        }
      }),
    [templateText, text],
  );
}
