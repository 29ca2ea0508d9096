import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { Page } from '../../../design-system/Page/Page';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { formatTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { KeptPage } from '../domain/kept-pages';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useOfflineText } from '../messages/use-offline-text';

export interface OfflineViewProps {
  readonly pages: readonly KeptPage[];
  /** Minutes without activity after which the session ends, and the kept lists with it. */
  readonly idleMinutes: number;
  readonly onRetry: () => void;
}

export function OfflineView({ pages, idleMinutes, onRetry }: OfflineViewProps) {
  const text = useOfflineText();
  const language = useLanguage();
  useDocumentTitle(text('title'));
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        title={text('title')}
        sentence={text('sentence')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {text('retry')}
          </Button>
        }
      />
      {pages.length > 0 && (
        <Box component="section" aria-labelledby="offline-pages" sx={{ mt: 4 }}>
          <Typography id="offline-pages" variant="h3" component="h2">
            {text('available')}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text('until', { count: idleMinutes })}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {pages.map(({ name, at }) => (
              <Box component="li" key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                <TextLink href={paths[name]}>{text(`page.${name}`)}</TextLink>
                <Typography component="span" sx={{ color: 'text.secondary' }}>
                  {text('at', { time: formatTime(at, language) })}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Page>
  );
}
