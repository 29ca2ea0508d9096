import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AccessLogEntry } from '@modules/identity/http/privacy.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { AccessLogList } from '../components/AccessLogList/AccessLogList';
import { useProfileText } from '../messages/use-profile-text';

export interface AccessLog {
  readonly entries: readonly AccessLogEntry[];
  readonly total: number;
}

export interface AccessLogViewProps {
  readonly log: Loadable<AccessLog>;
  readonly isHidden: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** The visits to the person's profile, and who opened it. */
export function AccessLogView(props: AccessLogViewProps) {
  const text = useProfileText();
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs items={[{ label: text('title'), href: paths.profile }, { label: text('log.title') }]} />
        }
        title={text('log.title')}
        lead={text('log.lead')}
      />
      <Columns side="end" aside={<Explanation />} isLoading={props.log.status === 'loading'}>
        <LogOrState {...props} />
      </Columns>
    </Page>
  );
}

function LogOrState({ log, isHidden, isLoadingMore, onMore }: AccessLogViewProps) {
  const text = useProfileText();
  const errorText = useErrorText();
  if (log.status === 'loading') return <ListSkeleton count={5} label={text('log.loading')} />;
  if (log.status === 'failed')
    return <ErrorState what={text('log.failed')} toDo={errorText(log.error)} onRetry={log.retry} />;
  const { entries, total } = log.data;
  if (entries.length === 0)
    return (
      <EmptyState
        title={text('log.emptyTitle')}
        sentence={text(isHidden ? 'log.emptyHidden' : 'log.empty')}
        action={
          <Button variant="primary" href={isHidden ? paths.profile : paths.editProfile}>
            {text(isHidden ? 'title' : 'editAll')}
          </Button>
        }
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <AccessLogList entries={entries} />
      <ShowMore shown={entries.length} total={total} loading={isLoadingMore} onMore={onMore} />
    </Box>
  );
}

const points = ['masked', 'open', 'cost'] as const;

function Explanation() {
  const text = useProfileText();
  return (
    <Card as="section" title={text('log.explainTitle')} titleLevel={2}>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5, color: 'text.secondary' }}>
        {points.map((point) => (
          <li key={point}>{text(`log.explain.${point}`)}</li>
        ))}
      </Box>
      <Typography>{text('log.explain.hide')}</Typography>
      <TextLink href={paths.profile}>{text('log.visibility')}</TextLink>
    </Card>
  );
}
