import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { RoomPage as Room } from '../../features/rooms/pages/RoomPage';

// Loaded when the tab is opened.
const loadTalk = () => import('../../features/reviews/components/ApplicationTalk');
const ApplicationReviews = lazy(async () => ({ default: (await loadTalk()).ApplicationReviews }));
const ApplicationNotes = lazy(async () => ({ default: (await loadTalk()).ApplicationNotes }));
const waiting = <Skeleton variant="rounded" height={240} />;

/** A live interview, with the team's notes and scorecard beside it. */
export function RoomPage() {
  return (
    <Room
      renderNotes={({ application_id: id }) => (
        <Suspense fallback={waiting}>
          <ApplicationNotes id={id} />
        </Suspense>
      )}
      renderScorecard={({ application_id: id, job }) => (
        <Suspense fallback={waiting}>
          <ApplicationReviews id={id} jobId={job.id} />
        </Suspense>
      )}
    />
  );
}
