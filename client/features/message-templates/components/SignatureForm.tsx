import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { LONGEST_SIGNATURE, type MessageSignature } from '@modules/applications/http/message-templates.contract';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextArea } from '../../../design-system/form/TextArea';
import { Section } from '../../../design-system/Section/Section';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { languages } from '../../../lib/i18n';
import { useMessageTemplatesText } from '../messages/use-message-templates-text';

export interface SignatureFormProps {
  readonly signature: MessageSignature;
  /** Throws the errors of the API client. */
  readonly onSave: (signature: MessageSignature) => Promise<void>;
}

const schema = z.object({ fr: z.string().trim().max(LONGEST_SIGNATURE), en: z.string().trim().max(LONGEST_SIGNATURE) });

/** The reader's signature below texts sent from a template; empty for none. */
export function SignatureForm({ signature, onSave }: SignatureFormProps) {
  const text = useMessageTemplatesText();
  const toasts = useToasts();
  return (
    <Section title={text('signature')}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{text('signatureLead')}</Typography>
      <Form
        schema={schema}
        defaultValues={{ fr: signature.fr ?? '', en: signature.en ?? '' }}
        label={text('signature')}
        onSubmit={async ({ fr, en }) => {
          await onSave({ fr: fr || null, en: en || null });
          toasts.success(text('signatureSaved'));
        }}
      >
        {languages.map((language) => (
          <TextArea
            key={language}
            name={language}
            optional
            label={text(`signature.${language}`)}
            rows={2}
            maxLength={LONGEST_SIGNATURE}
          />
        ))}
        <FormActions>
          <SubmitButton>{text('signatureSave')}</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
