import { z } from 'zod';
import type { InviteRecruiterRequest } from '@modules/identity/http/approvals.contract';
import { emailAddress } from '@modules/identity/http/person-fields.contract';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
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

/** Emails a recruiter a code to sign up with an approved account. */
export function InviteDialog({ open, onInvite, onClose }: InviteDialogProps) {
  const text = useApprovalsText();
  const language = useLanguage();
  return (
    <FormDialog
      open={open}
      title={text('invite.title')}
      schema={schema}
      defaultValues={{ email: '', company_name: '', language }}
      submit={text('invite.send')}
      cancel={text('action.cancel')}
      onSubmit={({ company_name, ...rest }) =>
        onInvite({ ...rest, company_name: company_name === '' ? null : company_name })
      }
      onClose={onClose}
    >
      <TextField name="email" type="email" label={text('invite.email')} hint={text('invite.emailHint')} />
      <TextField name="company_name" label={text('invite.company')} optional />
      <SelectField
        name="language"
        label={text('invite.language')}
        options={languages.map((value) => ({ value, label: text(`invite.language.${value}`) }))}
      />
    </FormDialog>
  );
}
