import { z } from 'zod';
import type { InviteRecruiterRequest } from '@modules/identity/http/approvals.contract';
import { emailAddress } from '@modules/identity/http/person-fields.contract';
import { Button } from '../../../design-system/Button/Button';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import { useHeldOpen } from '../../../design-system/Dialog/use-held-open';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextField } from '../../../design-system/form/TextField';
import { languages, useLanguage } from '../../../lib/i18n';
import { useApprovalsText } from '../messages/use-approvals-text';

export interface InviteDialogProps {
  readonly open: boolean;
  readonly onInvite: (body: InviteRecruiterRequest) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({
  email: emailAddress,
  company_name: z.string().trim().max(160),
  language: z.enum(languages),
});

/** Sends a letter with the code that opens an approved account. */
export function InviteDialog({ open, onInvite, onClose }: InviteDialogProps) {
  const text = useApprovalsText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const language = useLanguage();
  return (
    <Dialog open={open} title={text('invite.title')} onClose={close}>
      <Form
        schema={schema}
        defaultValues={{ email: '', company_name: '', language }}
        onSubmit={({ company_name, ...rest }) =>
          hold(() => onInvite({ ...rest, company_name: company_name === '' ? null : company_name }))
        }
        label={text('invite.title')}
      >
        <TextField name="email" type="email" label={text('invite.email')} hint={text('invite.emailHint')} />
        <TextField name="company_name" label={text('invite.company')} optional />
        <SelectField
          name="language"
          label={text('invite.language')}
          options={languages.map((value) => ({ value, label: text(`invite.language.${value}`) }))}
        />
        <FormActions>
          <SubmitButton>{text('invite.send')}</SubmitButton>
          <Button variant="text" onClick={close} disabled={isSending}>
            {text('action.cancel')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
