import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Eye, Lock } from 'lucide-react';
import type { AccessLogEntry } from '@modules/identity/http/privacy.contract';
import { Avatar } from '../../../../design-system/Avatar/Avatar';
import { StateBadge } from '../../../../design-system/StateBadge/StateBadge';
import { formatTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useProfileText } from '../../messages/use-profile-text';

const reasons = ['RESERVED', 'MATCHED', 'APPLICATION_SENT', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'HIRED'] as const;

function actOf({ kind, masked, cost }: AccessLogEntry) {
  if (kind === 'VIEWED') return masked ? 'log.VIEWED.masked' : 'log.VIEWED.open';
  return kind === 'WATCHED' && masked && cost > 0 ? 'log.WATCHED.bought' : (`log.${kind}` as const);
}

/** One entry: the reader and their company, what they saw, on which basis, and the credits it cost. */
export function AccessLogRow({ entry }: { entry: AccessLogEntry }) {
  const text = useProfileText();
  const language = useLanguage();
  const { viewer, kind, masked, cost } = entry;
  const company = viewer?.company ?? null;
  const reason = reasons.find((name) => name === entry.interaction);
  const act = text(actOf(entry));
  const isMasked = masked || kind === 'CONCEALED';
  const details = [
    viewer !== null && company !== null ? viewer.full_name : null,
    reason && text('log.because', { reason: text(`log.why.${reason}`) }),
    cost > 0 && text('log.cost', { count: cost }),
    // A profile opened by a reservation closes only if the person did not accept; the credit on hold was then released.
    kind === 'CONCEALED' && reason === 'RESERVED' && text('log.givenBack'),
  ].filter(Boolean);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        py: 2,
        borderTop: 1,
        borderColor: 'line.main',
      }}
    >
      <Avatar name={company?.name ?? viewer?.full_name ?? ''} src={company?.logo_url} size={48} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'bold' }}>{company?.name ?? viewer?.full_name ?? text('log.gone')}</Typography>
        <Typography>{act}</Typography>
        {details.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {details.join(' · ')}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'flex-start', sm: 'flex-end' },
          gap: 1.5,
        }}
      >
        <StateBadge tone={isMasked ? 'neutral' : 'accent'} icon={isMasked ? Lock : Eye}>
          {text(isMasked ? 'log.badge.masked' : 'log.badge.open')}
        </StateBadge>
        <Typography
          component="time"
          dateTime={entry.at}
          variant="body2"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {formatTime(entry.at, language)}
        </Typography>
      </Box>
    </Box>
  );
}
