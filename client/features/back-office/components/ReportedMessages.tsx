import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReportedMessage } from '@modules/messaging/http/report-target.contract';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useBackOfficeText } from '../messages/use-back-office-text';

/** The reported message with the messages around it, oldest first, read-only. */
export function ReportedMessages({ messages }: { readonly messages: readonly ReportedMessage[] }) {
  const text = useBackOfficeText();
  const language = useLanguage();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {messages.map(({ id, sender, content, sent_at: sentAt, reported }) => (
        <Box component="li" key={id} sx={{ display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${sender.full_name ?? text('reports.gone')} · ${formatDateTime(sentAt, language)}`}
            </Typography>
            {reported && <StateBadge tone="warning">{text('target.reported')}</StateBadge>}
          </Box>
          <Typography
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(reported && { fontWeight: 'bold' }) }}
          >
            {content ?? text('target.takenBack')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
