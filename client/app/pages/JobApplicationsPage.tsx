import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { JobApplicationsPage as ApplicationsOfJob } from '../../features/applications/pages/JobApplicationsPage';

// Loaded when an application is opened.
const loadTalk = () => import('../../features/reviews/components/ApplicationTalk');
const ApplicationReviews = lazy(async () => ({ default: (await loadTalk()).ApplicationReviews }));
const ApplicationNotes = lazy(async () => ({ default: (await loadTalk()).ApplicationNotes }));
const ApplicationBlindReview = lazy(async () => ({ default: (await loadTalk()).ApplicationBlindReview }));
const ApplicantProfile = lazy(async () => ({
  default: (await import('../../features/candidate-profile/components/ApplicantProfile')).ApplicantProfile,
}));
const StarButton = lazy(async () => ({
  default: (await import('../../features/shortlists/components/StarButton')).StarButton,
}));
const ShareButton = lazy(async () => ({
  default: (await import('../../features/shares/components/ShareButton')).ShareButton,
}));
const waiting = <Skeleton variant="rounded" height={240} />;

/** Applicants of one posting, each with their profile. */
export function JobApplicationsPage() {
  return (
    <ApplicationsOfJob
      renderReviews={({ id, job }) => (
        <Suspense fallback={waiting}>
          <ApplicationReviews id={id} jobId={job.id} />
        </Suspense>
      )}
      renderBlindReview={({ id }) => (
        <Suspense fallback={waiting}>
          <ApplicationBlindReview id={id} />
        </Suspense>
      )}
      renderNotes={({ id }) => (
        <Suspense fallback={waiting}>
          <ApplicationNotes id={id} />
        </Suspense>
      )}
      renderProfile={({ user, video_profile_id: video }) => (
        <Suspense fallback={waiting}>
          <ApplicantProfile userId={user.id} firstVideo={video} />
        </Suspense>
      )}
      renderShare={(people) => (
        <Suspense fallback={null}>
          <ShareButton people={people} />
        </Suspense>
      )}
      renderStar={({ user }) => (
        <Suspense fallback={<Skeleton variant="circular" width={44} height={44} />}>
          <StarButton userId={user.id} name={user.full_name} />
        </Suspense>
      )}
    />
  );
}
