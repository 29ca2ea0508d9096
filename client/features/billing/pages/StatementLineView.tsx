import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ListSkeleton } from '../../../design-system/Skeletons/ListSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useBillingText } from '../messages/use-billing-text';

export interface StatementLineViewProps {
  /** Never ready, because the page then redirects. */
  readonly read: Exclude<Loadable<never>, { status: 'ready' }>;
}

/** Shown while loading, or if the thing that was paid for no longer exists. */
export function StatementLineView({ read }: StatementLineViewProps) {
  const text = useBillingText();
  const errorText = useErrorText();
  const isGone = read.status === 'failed' && read.error instanceof ApiError && read.error.status === 404;
  return (
    <Page>
      <PageHeader title={text('line.title')} />
      {read.status === 'loading' && <ListSkeleton count={3} label={text('line.loading')} />}
      {isGone && (
        <EmptyState
          level={2}
          title={text('line.gone')}
          sentence={text('line.goneSentence')}
          action={
            <Button variant="primary" href={paths.subscription}>
              {text('line.back')}
            </Button>
          }
        />
      )}
      {read.status === 'failed' && !isGone && (
        <ErrorState level={2} what={text('line.failed')} toDo={errorText(read.error)} onRetry={read.retry} />
      )}
    </Page>
  );
}
