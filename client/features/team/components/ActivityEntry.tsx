import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TeamActivityEntry, TeamAction, MemberAct } from '@modules/operations/http/team-activity.contract';
import { memberActs } from '@modules/operations/http/team-activity.contract';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { candidateAlias } from '../../../lib/candidate-alias';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useTeamText } from '../messages/use-team-text';

const isMemberAct = (action: TeamAction): action is MemberAct => memberActs.some((act) => act === action);

/** One line of the team's activity: who did what and when, with links to the person and the posting. */
export function ActivityEntry({ entry }: { readonly entry: TeamActivityEntry }) {
  const { at, person, posting } = entry;
  const language = useLanguage();
  const sentence = useSentence(entry);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'line.main' }}>
      <Typography>{sentence}</Typography>
      {(person !== null || posting !== null) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            typography: 'body2',
            overflowWrap: 'anywhere',
          }}
        >
          {person !== null && (
            <TextLink standalone href={paths.candidate(person.id)}>
              {person.is_masked ? `${person.full_name} ${candidateAlias(person.id)}` : person.full_name}
            </TextLink>
          )}
          {posting !== null && (
            <TextLink quiet standalone href={paths.jobApplications(posting.id)}>
              {posting.title}
            </TextLink>
          )}
        </Box>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </Typography>
    </Box>
  );
}

function useSentence({ action, actor, subject, from_role: from, to_role: to, credits }: TeamActivityEntry): string {
  const text = useTeamText();
  const language = useLanguage();
  const nameOf = (colleague: TeamActivityEntry['actor']): string => colleague?.full_name ?? text('somebody');
  if (isMemberAct(action))
    return text(`did.${action}`, {
      actor: nameOf(actor),
      credits: credits === null ? '' : formatNumber(credits, language),
    });
  return text(`event.${action}`, {
    actor: actor === null ? text('nobody') : nameOf(actor),
    subject: nameOf(subject),
    from: from === null ? '' : text(`role.${from}`),
    to: to === null ? '' : text(`role.${to}`),
  });
}
