import Box from '@mui/material/Box';
import { useLanguage } from '../../lib/i18n';

/** A quote with its line breaks, in the quotation marks of the reader's language. */
export function Quote({ children }: { children: string }) {
  const language = useLanguage();
  const quoted = language === 'fr' ? `«\u00A0${children}\u00A0»` : `“${children}”`;
  return (
    <Box component="blockquote" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {quoted}
    </Box>
  );
}
