import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { type TemplateKind, templateKinds } from '@modules/applications/domain/message-words.contract';
import type { AddMessageTemplateRequest } from '@modules/applications/http/message-templates.contract';
import { Button } from '../../../design-system/Button/Button';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { Section } from '../../../design-system/Section/Section';
import { MessagePreview } from '../../../design-system/Templates/MessagePreview';
import { useTemplateText } from '../../../design-system/Templates/messages';
import { WordsField } from '../../../design-system/Templates/WordsField';
import { ApiError, isApiError } from '../../../lib/api-error';
import { formatList } from '../../../lib/format';
import { languages, useLanguage } from '../../../lib/i18n';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { shownText, storedText, unknownVariable } from '../../../lib/message-templates/variables';
import type { MessageTemplatesMessages } from '../messages/messages';
import { useMessageTemplatesText } from '../messages/use-message-templates-text';

/** Initial values of the form. A stored template includes the version that a change is based on. */
export interface TemplateDraft extends AddMessageTemplateRequest {
  readonly id?: string;
  readonly version?: number;
}

export interface TemplateFormProps {
  readonly draft: TemplateDraft;
  readonly preview: MessageTools['preview'];
  /** Throws the errors of the API client. `version` is absent for a new one. */
  readonly onSave: (template: AddMessageTemplateRequest, version?: number) => Promise<void>;
  readonly onCancel: () => void;
}

interface Values {
  name: string;
  kind: TemplateKind;
  text: { fr: string; en: string };
}

const stored = ({ name, kind, text }: Values): AddMessageTemplateRequest => ({
  name,
  kind,
  text: { fr: storedText(text.fr.trim()) || null, en: storedText(text.en.trim()) || null },
});

/** Edits a template in both languages, beside the text as it will be read. */
export function TemplateForm({ draft, preview, onSave, onCancel }: TemplateFormProps) {
  const text = useMessageTemplatesText();
  const language = useLanguage();
  const schema = useTemplateSchema();
  // After a colleague's change the next save is over their version.
  const [version, setVersion] = useState(draft.version);
  const title = draft.id === undefined ? text('form.add') : text('form.edit', { name: draft.name });
  const fieldName = (field: string) => text(`field.${field}` as keyof MessageTemplatesMessages);
  const save = async (values: Values): Promise<void> => {
    try {
      await onSave(stored(values), version);
    } catch (error) {
      if (!isApiError(error, 'APPLICATIONS.TEMPLATE_CHANGED')) throw error;
      const { status, code, requestId, facts } = error;
      setVersion(Number(facts['version']));
      const fields = formatList((facts['fields'] ?? '').split(' ').filter(Boolean).map(fieldName), language);
      const by = facts['by'];
      const what = by === undefined ? text('conflict.somebody', { fields }) : text('conflict.by', { name: by, fields });
      throw new ApiError(status, code, `${what} ${text('conflict.again')}`, [], requestId, facts);
    }
  };
  const shown = { fr: shownText(draft.text.fr ?? '', 'fr'), en: shownText(draft.text.en ?? '', 'en') };
  return (
    <Section title={title}>
      <Form
        schema={schema}
        defaultValues={{ name: draft.name, kind: draft.kind, text: shown }}
        label={title}
        onSubmit={save}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' } }}>
          <TextField name="name" label={text('form.name')} hint={text('form.nameHint')} />
          <SelectField
            name="kind"
            label={text('form.kind')}
            options={templateKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
          />
        </Box>
        <Texts />
        <Preview preview={preview} />
        <FormActions>
          <SubmitButton>{text('form.save')}</SubmitButton>
          <Button variant="text" onClick={onCancel}>
            {text('form.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}

function Texts() {
  const kind = useWatch<Values, 'kind'>({ name: 'kind' });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
      {languages.map((each) => (
        <WordsField key={each} name="text" language={each} kind={kind} />
      ))}
    </Box>
  );
}

/** Shows names of variables in brackets, because a template has no recipient yet. */
function Preview({ preview }: Pick<TemplateFormProps, 'preview'>) {
  const text = useMessageTemplatesText();
  const [kind, texts] = useWatch<Values, ['kind', 'text']>({ name: ['kind', 'text'] });
  const request = stored({ name: '', kind, text: texts });
  const hasUnknown = languages.some((each) => unknownVariable(texts[each], kind) !== null);
  if (hasUnknown || (request.text.fr === null && request.text.en === null)) return null;
  return (
    <MessagePreview request={{ kind, text: request.text }} preview={preview}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text('form.previewHint')}
      </Typography>
    </MessagePreview>
  );
}

/** The shape, with the position of a variable that the kind cannot have. */
function useTemplateSchema() {
  const text = useMessageTemplatesText();
  const templateText = useTemplateText();
  return useMemo(
    () =>
      z
        .object({
          name: z.string().trim().min(1).max(80),
          kind: z.enum(templateKinds),
          text: z.object({ fr: z.string().trim(), en: z.string().trim() }),
        })
        .superRefine(({ kind, text: texts }, context) => {
          if (texts.fr === '' && texts.en === '') {
            context.addIssue({ code: 'custom', path: ['text', 'fr'], message: text('form.textNeeded') });
          }
          for (const language of languages) {
            const unknown = unknownVariable(texts[language], kind);
            if (unknown === null) continue;
            context.addIssue({ code: 'custom', path: ['text', language], message: templateText('unknown', unknown) });
          }
        }),
    [text, templateText],
  );
}
