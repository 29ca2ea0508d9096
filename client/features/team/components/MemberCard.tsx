import type { TeamMember } from '@modules/companies/http/team.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDate, formatList } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { NamedPosting } from '../api/team';
import { useTeamText } from '../messages/use-team-text';

export interface MemberCardProps {
  readonly member: TeamMember;
  readonly postings: readonly NamedPosting[];
  readonly isLocked: boolean;
  readonly onChangeRole: () => void;
  /** Removes the member, or leaves if it is the reader. */
  readonly onRemove: () => void;
}

/** One person of the team. */
export function MemberCard({ member, postings, isLocked, onChangeRole, onRemove }: MemberCardProps) {
  const text = useTeamText();
  const language = useLanguage();
  const { full_name: name, role, is_you: isYou, allowed_actions: allowed } = member;
  const titles = postings.filter(({ id }) => member.job_ids.includes(id)).map(({ title }) => title);
  const named = titles.length > 0 ? formatList(titles, language) : text('noPostings');
  return (
    <Card
      as="li"
      wide
      title={isYou ? `${name} (${text('you')})` : name}
      titleLevel={3}
      subtitle={member.email ?? undefined}
      badge={<StateBadge tone={role === 'OWNER' ? 'accent' : 'neutral'}>{text(`role.${role}`)}</StateBadge>}
      {...(allowed.length > 0 && {
        actions: (
          <>
            {allowed.includes('CHANGE_ROLE') && (
              <Button
                disabled={isLocked}
                onClick={onChangeRole}
                aria-haspopup="dialog"
                aria-label={text('changeRoleNamed', { name })}
              >
                {text('changeRole')}
              </Button>
            )}
            {allowed.includes('REMOVE') && (
              <Button variant="text" disabled={isLocked} onClick={onRemove} aria-label={text('removeNamed', { name })}>
                {text('remove')}
              </Button>
            )}
            {allowed.includes('LEAVE') && (
              <Button variant="text" disabled={isLocked} onClick={onRemove}>
                {text('leave')}
              </Button>
            )}
          </>
        ),
      })}
    >
      <FactList
        facts={[
          { label: text('joined'), value: formatDate(member.joined_at, language) },
          ...(role === 'HIRING_MANAGER' ? [{ label: text('postings'), value: named }] : []),
          ...(isYou && role === 'OWNER' && allowed.length === 0
            ? [{ label: text('role'), value: text('lastOwner') }]
            : []),
        ]}
      />
    </Card>
  );
}
