import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../lib/error-text';
import { formatNumber } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { Button } from '../Button/Button';
import { ErrorState } from '../ErrorState/ErrorState';
import { useAnnounce } from '../LiveRegion/live-region-context';
import { useUiText } from '../messages/use-ui-text';

export interface ShowMoreProps {
  shown: number;
  total: number;
  onMore: () => void;
  loading?: boolean;
  /** `12 offres sur 38`; `12 sur 38` by default. */
  summary?: string;
  /** Error of the last "show more"; null or absent if none. */
  error?: unknown;
}

/** End of a list: how many items are shown, and a button for more. Announces new items. */
export function ShowMore({ shown, total, onMore, loading = false, summary, error = null }: ShowMoreProps) {
  const text = useUiText();
  const errorText = useErrorText();
  const language = useLanguage();
  const announce = useAnnounce();
  const words =
    summary ?? text('more.shown', { shown: formatNumber(shown, language), total: formatNumber(total, language) });
  const before = useRef(shown);
  useEffect(() => {
    if (shown > before.current) announce(words);
    before.current = shown;
  }, [announce, shown, words]);
  if (error !== null) {
    return (
      <ErrorState level={3} what={text('more.failed')} toDo={errorText(error)} onRetry={onMore} retrying={loading} />
    );
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1.5 }}>
      <Box component="p" sx={{ typography: 'body2', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Box>
      {shown < total && (
        <Button onClick={onMore} loading={loading}>
          {text('more.show')}
        </Button>
      )}
    </Box>
  );
}
