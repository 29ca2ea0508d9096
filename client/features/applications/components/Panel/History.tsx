import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Quote } from '../../../../design-system/Quote/Quote';
import { Section } from '../../../../design-system/Section/Section';
import { formatDateTime } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useSharedText } from '../../../../lib/messages/use-shared-text';
import type { ApplicationEvent } from '../../api/get-application';
import { useApplicationsText } from '../../messages/use-applications-text';

/** Status changes of an application, newest first: time, author, from and to. */
export function History({ events }: { events: readonly ApplicationEvent[] }) {
  const text = useApplicationsText();
  const shared = useSharedText();
  const language = useLanguage();
  return (
    <Section title={text('history.title')} level={3}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {events.toReversed().map(({ at, by, from, to, note, closed_reason: closedReason }) => (
          <Box component="li" key={`${at} ${to}`} sx={{ borderInlineStart: 2, borderColor: 'line.main', pl: 2 }}>
            <Typography>
              {closedReason !== null
                ? text('closed.badge')
                : from === null || from === to
                  ? shared(`application.${to}`)
                  : text('history.step', { from: shared(`application.${from}`), to: shared(`application.${to}`) })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`${formatDateTime(at, language)} · ${text(`history.by.${by}`)}`}
            </Typography>
            {note !== null && <Quote>{note}</Quote>}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
