import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MaskedCandidate, OpenCandidate, PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Page } from '../../../design-system/Page/Page';
import { ReportButton } from '../../../design-system/Report/ReportButton';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { paths } from '../../../lib/paths';
import { CandidateProfile } from '../components/CandidateProfile';
import type { VideoAccess } from '../components/VideoAccess';
import { useCandidateText } from '../messages/use-candidate-text';

export interface CandidateProfileViewProps {
  readonly candidate: Loadable<PresentedCandidate>;
  readonly now: number;
  readonly renderPlayer: (videoId: string) => ReactNode;
  /** The button to reserve. Belongs to another feature. */
  readonly renderReserve: (candidate: MaskedCandidate) => ReactNode;
  readonly access: VideoAccess;
  /** The button for similar people. Belongs to another feature. */
  readonly renderSimilar?: ((candidate: PresentedCandidate) => ReactNode) | undefined;
}

/** A seeker's page for recruiters. */
export function CandidateProfileView(props: CandidateProfileViewProps) {
  const { candidate, now, renderPlayer, renderReserve, access } = props;
  const text = useCandidateText();
  const shared = useSharedText();
  const errorText = useErrorText();
  const back = (
    <Button variant="primary" href={paths.recruiterCandidates}>
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
    // The server does not distinguish missing, hidden and closed profiles, so all of them show the same page.
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
      <Breadcrumbs
        items={[{ label: text('breadcrumb'), href: paths.recruiterCandidates }, { label: data.full_name }]}
      />
      <FocusOnOpening key={data.id} isMasked={data.is_masked}>
        <CandidateProfile
          candidate={data}
          now={now}
          level={1}
          renderPlayer={renderPlayer}
          access={access}
          actions={
            <>
              {data.is_masked ? renderReserve(data) : <OpenActions candidate={data} />}
              <Button href={paths.messageTo(data.id)} grow>
                {shared('action.message')}
              </Button>
              {props.renderSimilar?.(data)}
              <ReportButton target="PROFILE" id={data.id} />
            </>
          }
        />
      </FocusOnOpening>
    </Page>
  );
}

/** Links to the page of reservations, where the company keeps or releases this one. */
function OpenActions({ candidate }: { candidate: OpenCandidate }) {
  const text = useCandidateText();
  if (candidate.interaction_status.type !== 'RESERVED') return null;
  return (
    <Button variant="primary" href={paths.recruiterReservations} grow>
      {text('manageReservation')}
    </Button>
  );
}

/** The button that opened the profile disappears, so the focus moves to the start of the open profile. */
function FocusOnOpening({ isMasked, children }: { isMasked: boolean; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const wasMasked = useRef(isMasked);
  useEffect(() => {
    if (wasMasked.current && !isMasked) region.current?.focus({ preventScroll: true });
    wasMasked.current = isMasked;
  }, [isMasked]);
  return (
    <Box ref={region} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {children}
    </Box>
  );
}
