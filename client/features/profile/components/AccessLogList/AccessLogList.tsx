import Box from '@mui/material/Box';
import type { AccessLogEntry } from '@modules/identity/http/privacy.contract';
import { Section } from '../../../../design-system/Section/Section';
import { formatDate } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { daysOf } from '../../domain/days-of';
import { AccessLogRow } from './AccessLogRow';

/** Access log, grouped by day. */
export function AccessLogList({ entries }: { entries: readonly AccessLogEntry[] }) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {daysOf(entries).map((day) => (
        <Section key={day.at} title={<time dateTime={day.at}>{formatDate(day.at, language)}</time>}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {day.entries.map((entry) => (
              <AccessLogRow key={entry.id} entry={entry} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
