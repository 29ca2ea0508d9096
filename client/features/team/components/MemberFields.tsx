import { useWatch } from 'react-hook-form';
import { teamRoles, type TeamRole } from '@modules/companies/http/team.contract';
import { ChoicesField } from '../../../design-system/form/ChoicesField';
import { SelectField } from '../../../design-system/form/SelectField';
import type { NamedPosting } from '../api/team';
import { useTeamText } from '../messages/use-team-text';

/** The role, what it may do, and the postings of a hiring manager. */
export function MemberFields({ postings }: { readonly postings: readonly NamedPosting[] }) {
  const text = useTeamText();
  const role = useWatch<{ role: TeamRole }, 'role'>({ name: 'role' });
  return (
    <>
      <SelectField
        name="role"
        label={text('role')}
        hint={text(`role.${role}.sentence`)}
        options={teamRoles.map((value) => ({ value, label: text(`role.${value}`) }))}
      />
      {role === 'HIRING_MANAGER' && (
        <ChoicesField
          name="job_ids"
          label={text('postings')}
          hint={text('postingsHint')}
          optional
          options={postings.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </>
  );
}
