import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadable, moreErrorOf } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { answerOffer } from '../api/answer-offer';
import { changeInterview } from '../api/change-interview';
import { takeFreeTime } from '../api/free-times';
import { FreeTimes } from '../components/InterviewDetails/FreeTimes';
import { useOwnApplication } from '../api/own-application';
import { useOwnApplications } from '../api/own-applications';
import { andReread } from '../api/reread';
import { withdrawApplication, withdrawOptimistically } from '../api/withdraw-application';
import { zoneOfDevice } from '../domain/interview-time';
import { addressOfView, ownViewFrom } from '../domain/own-view';
import { useApplicationsText } from '../messages/use-applications-text';
import { ApplicationsView } from './ApplicationsView';
import { usePresent } from './use-present';

const MINUTE = 60_000;

export function ApplicationsPage() {
  const text = useApplicationsText();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const view = ownViewFrom(address);
  const read = useOwnApplications(view);
  const [readingId, setReadingId] = useState<string | null>(null);
  const reading = useOwnApplication(readingId);
  const now = usePresent(MINUTE);
  useDocumentTitle(text('own.title'));
  const last = read.data?.pages.at(-1);
  const data = read.data && {
    items: read.data.pages.flatMap(({ applications }) => applications),
    total: last?.total ?? 0,
    isLoadingMore: read.isFetchingNextPage,
    moreError: moreErrorOf(read),
    onMore: () => void read.fetchNextPage(),
  };
  return (
    <ApplicationsView
      view={view}
      onView={(asked) => setAddress(addressOfView(asked), { replace: true, preventScrollReset: true })}
      counts={last?.counts}
      applications={read.isPlaceholderData ? { status: 'loading' } : loadable({ ...read, data })}
      now={now}
      ownZone={zoneOfDevice()}
      onWithdraw={(row) => withdrawOptimistically(client, row, () => withdrawApplication(row.id))}
      onChoose={(row, interviewId, slot) =>
        andReread(client, () =>
          row.interviews.some(({ id, free_until: until }) => id === interviewId && until !== null)
            ? takeFreeTime(interviewId, slot)
            : changeInterview(row.id, interviewId, { choose: slot }),
        )
      }
      renderFreeTimes={(props) => <FreeTimes {...props} />}
      onAnswer={(row, reply) => andReread(client, () => answerOffer(row.id, reply))}
      reading={readingId === null ? null : reading}
      onRead={setReadingId}
      messageHref={({ job }) => (job.contact_user_id === null ? undefined : paths.messageTo(job.contact_user_id))}
    />
  );
}
