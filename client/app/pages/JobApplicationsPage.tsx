import { JobApplicationsPage as ApplicationsOfJob } from '../../features/applications/pages/JobApplicationsPage';
import { ApplicantProfile } from '../../features/candidate-profile/components/ApplicantProfile';
import { StarButton } from '../../features/shortlists/components/StarButton';

/** Who applied to one posting, each with their profile. */
export function JobApplicationsPage() {
  return (
    <ApplicationsOfJob
      renderProfile={({ user, video_profile_id: video }) => <ApplicantProfile userId={user.id} firstVideo={video} />}
      renderStar={({ user }) => <StarButton userId={user.id} name={user.full_name} />}
    />
  );
}
