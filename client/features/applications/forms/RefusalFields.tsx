import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../design-system/form/SelectField';
import { WordsField } from '../../../design-system/Templates/WordsField';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { languages } from '../../../lib/i18n';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { shownText } from '../../../lib/message-templates/variables';
import { useApplicationsText } from '../messages/use-applications-text';
import type { RejectInput } from './ReasonFields';

export interface RefusalFieldsProps {
  readonly tools: MessageTools;
  /** Our words depend on where an application stands, so they can be edited for one person only. */
  readonly applicationId?: string;
}

/** Which words the person reads: ours, ours to edit, or a template of the team. Edited texts stay until another one is chosen. */
export function RefusalFields({ tools, applicationId }: RefusalFieldsProps) {
  const text = useApplicationsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { setValue, getValues } = useFormContext<RejectInput>();
  const template = useWatch<RejectInput, 'template'>({ name: 'template' });
  const offered = tools.templates.filter(({ kind }) => kind === 'REFUSAL');
  const write = (texts: { readonly fr: string | null; readonly en: string | null }): void => {
    for (const language of languages) setValue(`words.${language}`, shownText(texts[language] ?? '', language));
    // A whole text needs no reason beside it.
    if (getValues('reason') === '') setValue('reason', 'NONE', { shouldValidate: true });
  };
  const start = useEffectEvent((chosen: string) => {
    const found = offered.find(({ id }) => id === chosen);
    if (found) write(found.text);
    if (chosen !== 'OWN' || applicationId === undefined) return;
    const ours = tools.preview({ kind: 'REFUSAL', application_id: applicationId });
    ours.then(
      (texts) => {
        // Another one may have been chosen meanwhile.
        if (getValues('template') === 'OWN') write(texts);
      },
      (error: unknown) => {
        toasts.error(errorText(error));
        setValue('template', '');
      },
    );
  });
  useEffect(() => start(template), [template]);
  const choices = [
    ...offered.map(({ id, name }) => ({ value: id, label: name })),
    ...(applicationId === undefined ? [] : [{ value: 'OWN', label: text('reject.words.edit') }]),
  ];
  if (choices.length === 0) return null;
  return (
    <>
      <SelectField
        name="template"
        optional="unmarked"
        label={text('reject.words')}
        hint={text('reject.wordsHint')}
        emptyLabel={text('reject.words.ours')}
        options={choices}
      />
      {template !== '' &&
        languages.map((language) => <WordsField key={language} name="words" language={language} kind="REFUSAL" />)}
    </>
  );
}
