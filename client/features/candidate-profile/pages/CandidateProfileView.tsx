import type { ReactNode } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { CandidateProfile } from '../components/CandidateProfile';
import { useCandidateText } from '../messages/use-candidate-text';

export interface CandidateProfileViewProps {
  readonly candidate: Loadable<PresentedCandidate>;
  readonly now: number;
  readonly renderPlayer: (videoId: string) => ReactNode;
}

/** A seeker's page for recruiters. */
export function CandidateProfileView({ candidate, now, renderPlayer }: CandidateProfileViewProps) {
  const text = useCandidateText();
  const errorText = useErrorText();
  const back = (
    <Button variant="primary" href={paths.recruiterDashboard}>
      {text('back')}
    </Button>
  );
  if (candidate.status === 'loading')
    return (
      <Page>
        <TextSkeleton count={8} label={text('loading')} />
      </Page>
    );
  if (candidate.status === 'failed') {
    // Missing, hidden and closed to this company are one answer, so they are one page.
    const isGone = candidate.error instanceof ApiError && [400, 404].includes(candidate.error.status);
    return (
      <Page>
        {isGone ? (
          <EmptyState level={1} title={text('goneTitle')} sentence={text('gone')} action={back} />
        ) : (
          <ErrorState
            level={1}
            what={text('failed')}
            toDo={errorText(candidate.error)}
            onRetry={candidate.retry}
            action={back}
          />
        )}
      </Page>
    );
  }
  const { data } = candidate;
  return (
    <Page>
      <Breadcrumbs items={[{ label: text('breadcrumb'), href: paths.recruiterDashboard }, { label: data.full_name }]} />
      <CandidateProfile key={data.id} candidate={data} now={now} level={1} renderPlayer={renderPlayer} />
    </Page>
  );
}
