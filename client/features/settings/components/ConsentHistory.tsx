import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsentsPage } from '@modules/identity/http/privacy.contract';
import { formatDate, formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSettingsText } from '../messages/use-settings-text';

export interface ConsentHistoryProps {
  readonly consents: ConsentsPage['consents'];
}

/** All consents and refusals, newest first, each with the version of the text. */
export function ConsentHistory({ consents }: ConsentHistoryProps) {
  const text = useSettingsText();
  const language = useLanguage();
  if (consents.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{text('consents.none')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
      {consents.map(({ kind, granted, version, given_at }) => (
        <Box
          component="li"
          key={`${kind} ${given_at}`}
          sx={{ py: 1.25, borderTop: 1, borderColor: 'line.main', display: 'grid', gap: 0.25 }}
        >
          <span>
            <Box component="span" sx={{ fontWeight: 'bold' }}>
              {text(granted ? 'consents.yes' : 'consents.no')}
            </Box>
            {` · ${text(`consents.${kind}`)}`}
          </span>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {text('consents.given', {
              when: formatDateTime(given_at, language),
              version: versionName(version, language),
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Versions are dates; other values are shown unchanged. */
function versionName(version: string, language: 'fr' | 'en'): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? formatDate(`${version}T12:00:00`, language) : version;
}
