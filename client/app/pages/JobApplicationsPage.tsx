import { JobApplicationsPage as ApplicationsOfJob } from '../../features/applications/pages/JobApplicationsPage';
import { ApplicationNotes, ApplicationReviews } from '../../features/reviews/components/ApplicationTalk';
import { ApplicantProfile } from '../../features/candidate-profile/components/ApplicantProfile';
import { StarButton } from '../../features/shortlists/components/StarButton';

/** Who applied to one posting, each with their profile. */
export function JobApplicationsPage() {
  return (
    <ApplicationsOfJob
      renderReviews={({ id, job }) => <ApplicationReviews id={id} jobId={job.id} />}
      renderNotes={({ id }) => <ApplicationNotes id={id} />}
      renderProfile={({ user, video_profile_id: video }) => <ApplicantProfile userId={user.id} firstVideo={video} />}
      renderStar={({ user }) => <StarButton userId={user.id} name={user.full_name} />}
    />
  );
}
