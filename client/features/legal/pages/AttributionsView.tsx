import type { Attributions } from '@modules/matching/http/attributions.contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useLanguage } from '../../../lib/i18n';
import { useLegalText } from '../messages/use-legal-text';

export interface AttributionsViewProps {
  /** Null while loading. */
  readonly sources: Attributions['attributions'] | null;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Sources of the occupation data that matching uses, credited as their licences require. */
export function AttributionsView({ sources, isFailed, onRetry }: AttributionsViewProps) {
  const text = useLegalText();
  return (
    <Page width="reading">
      <PageHeader title={text('attributions.title')} lead={text('attributions.lead')} />
      {isFailed ? (
        <ErrorState what={text('load.what')} toDo={text('load.toDo')} onRetry={onRetry} level={2} />
      ) : (
        <Sources sources={sources} />
      )}
    </Page>
  );
}

function Sources({ sources }: Pick<AttributionsViewProps, 'sources'>) {
  const text = useLegalText();
  const language = useLanguage();
  if (sources === null) return <TextSkeleton count={4} />;
  if (sources.length === 0) return <Typography>{text('attributions.own')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {sources.map((source) => (
        <Box component="section" key={source.source} sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h2" variant="h3">
            {source.source}
          </Typography>
          <Typography>{source.text[language]}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('attributions.version', { version: source.version, licence: source.licence })}
          </Typography>
          <Link href={source.url} rel="noopener">
            {source.url}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
