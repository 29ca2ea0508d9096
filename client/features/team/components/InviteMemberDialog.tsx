import { z } from 'zod';
import { type InviteMemberRequest, teamRoles } from '@modules/companies/http/team.contract';
import { emailAddress } from '@modules/identity/http/person-fields.contract';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { languages, useLanguage } from '../../../lib/i18n';
import type { NamedPosting } from '../api/team';
import { useTeamText } from '../messages/use-team-text';
import { MemberFields } from './MemberFields';

export interface InviteMemberDialogProps {
  readonly open: boolean;
  readonly postings: readonly NamedPosting[];
  readonly onInvite: (body: InviteMemberRequest) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({
  email: emailAddress,
  role: z.enum(teamRoles),
  job_ids: z.array(z.string()),
  language: z.enum(languages),
});

/** Emails an invitation to join the team. */
export function InviteMemberDialog({ open, postings, onInvite, onClose }: InviteMemberDialogProps) {
  const text = useTeamText();
  const language = useLanguage();
  return (
    <FormDialog
      open={open}
      title={text('inviteTitle')}
      lead={text('inviteLead')}
      schema={schema}
      defaultValues={{ email: '', role: 'RECRUITER', job_ids: [], language }}
      submit={text('send')}
      cancel={text('cancel')}
      onSubmit={onInvite}
      onClose={onClose}
    >
      <TextField name="email" type="email" label={text('email')} autoComplete="off" />
      <MemberFields postings={postings} />
      <SelectField
        name="language"
        label={text('language')}
        options={languages.map((value) => ({ value, label: text(`language.${value}`) }))}
      />
    </FormDialog>
  );
}
