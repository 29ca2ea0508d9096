import { z } from 'zod';
import { type ChangeMemberRequest, type TeamRole, teamRoles } from '@modules/companies/http/team.contract';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useLast } from '../../../lib/use-last';
import type { NamedPosting } from '../api/team';
import { useTeamText } from '../messages/use-team-text';
import { MemberFields } from './MemberFields';

/** A member or an invited person. */
export interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly role: TeamRole;
  readonly jobIds: readonly string[];
}

export interface ChangeRoleDialogProps {
  /** Null while the dialog is closed. */
  readonly holder: RoleHolder | null;
  readonly postings: readonly NamedPosting[];
  readonly onChange: (id: string, body: ChangeMemberRequest) => Promise<void>;
  readonly onClose: () => void;
}

const schema = z.object({ role: z.enum(teamRoles), job_ids: z.array(z.string()) });

export function ChangeRoleDialog({ holder, postings, onChange, onClose }: ChangeRoleDialogProps) {
  const text = useTeamText();
  const shown = useLast(holder);
  return (
    <FormDialog
      key={shown?.id ?? 'none'}
      open={holder !== null}
      title={text('changeTitle', { name: shown?.name ?? '' })}
      schema={schema}
      defaultValues={{ role: shown?.role ?? 'RECRUITER', job_ids: [...(shown?.jobIds ?? [])] }}
      submit={text('save')}
      cancel={text('cancel')}
      onSubmit={async (values) => {
        if (holder !== null) await onChange(holder.id, values);
      }}
      onClose={onClose}
    >
      <MemberFields postings={postings} />
    </FormDialog>
  );
}
