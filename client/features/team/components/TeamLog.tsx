import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TeamEvent } from '@modules/companies/http/team.contract';
import { Section } from '../../../design-system/Section/Section';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useTeamText } from '../messages/use-team-text';

/** Changes of the team, newest first. */
export function TeamLog({ events }: { readonly events: readonly TeamEvent[] }) {
  const text = useTeamText();
  const language = useLanguage();
  if (events.length === 0) return null;
  const role = (value: TeamEvent['to_role']): string => (value === null ? '' : text(`role.${value}`));
  return (
    <Section title={text('log')} action={<TextLink href={paths.teamActivity}>{text('activity.open')}</TextLink>}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.map(({ id, event, actor, subject, from_role: from, to_role: to, at }) => (
          <Box component="li" key={id}>
            <Typography>
              {text(`event.${event}`, {
                actor: actor ?? text(event === 'PROMOTED' ? 'nobody' : 'somebody'),
                subject: subject ?? text('somebody'),
                from: role(from),
                to: role(to),
              })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatDateTime(at, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
