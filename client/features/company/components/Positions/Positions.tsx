import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Job } from '@modules/jobs/http/jobs.contract';
import { Card } from '../../../../design-system/Card/Card';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { CardGrid } from '../../../../design-system/Page/CardGrid';
import { previewOf } from '../../../../design-system/RichText/blocks';
import { ShowMore } from '../../../../design-system/ShowMore/ShowMore';
import { CardSkeleton } from '../../../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import { formatAge } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { useJobWords } from '../../../../lib/job-words';
import type { Loadable } from '../../../../lib/loadable';
import { useCompanyText } from '../../messages/use-company-text';

export interface PositionsData {
  readonly jobs: readonly Job[];
  readonly total: number;
}

export interface PositionsProps {
  readonly positions: Loadable<PositionsData>;
  readonly onMore: () => void;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  /** Address of a posting; null if this reader has no page for it (decision C-47). */
  readonly hrefOf: (jobId: string) => string | null;
}

/** Open postings of a company. */
export function Positions({ positions, onMore, isLoadingMore, moreError, hrefOf }: PositionsProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  if (positions.status === 'loading') return <CardSkeleton count={2} min={320} label={text('positions.loading')} />;
  if (positions.status === 'failed') {
    return <ErrorState what={text('positions.failed')} toDo={errorText(positions.error)} onRetry={positions.retry} />;
  }
  const { jobs, total } = positions.data;
  if (jobs.length === 0) {
    return <EmptyState title={text('positions.none')} sentence={text('positions.noneSentence')} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="h2" sx={visuallyHidden}>
        {text('public.positions')}
      </Box>
      <CardGrid min={320}>
        {jobs.map((job) => (
          <Position key={job.id} job={job} href={hrefOf(job.id)} />
        ))}
      </CardGrid>
      <ShowMore shown={jobs.length} total={total} onMore={onMore} loading={isLoadingMore} error={moreError} />
    </Box>
  );
}

function Position({ job, href }: { readonly job: Job; readonly href: string | null }) {
  const text = useCompanyText();
  const language = useLanguage();
  const words = useJobWords();
  return (
    <Card
      as="li"
      titleLevel={3}
      title={<span lang={job.language}>{job.title}</span>}
      {...(href !== null && { href })}
      subtitle={words.line(job)}
    >
      {job.description !== null && (
        <Typography
          lang={job.language}
          sx={{
            color: 'text.secondary',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {previewOf(job.description)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 'auto' }}>
        {text('positions.published', { date: formatAge(job.published_at ?? job.created_at, language) })}
      </Typography>
    </Card>
  );
}
