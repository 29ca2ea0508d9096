import Box from '@mui/material/Box';
import { formatDuration } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { sendTimeInWords } from '../../../../lib/send-times';
import { useApplicationsText } from '../../messages/use-applications-text';

/** Refusals without a chosen time can be undone for five minutes. */
const COUNTED_SECONDS = 300;

export interface TimeLeftProps {
  readonly seconds: number;
  /** When the person is notified. */
  readonly toldAt: string | null;
}

/** How long a refusal can be undone: the seconds that are left, or until a time that the team chose. */
export function TimeLeft({ seconds, toldAt }: TimeLeftProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {seconds > COUNTED_SECONDS && toldAt !== null
        ? text('undo.toldAt', { time: sendTimeInWords(toldAt, language) })
        : text('undo.left', { time: formatDuration(seconds) })}
    </Box>
  );
}
