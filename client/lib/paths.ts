/** Every address of the site, once. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  profile: '/profile',
  videos: '/profile/videos',
  jobs: '/jobs',
  job: (jobId: string) => `/jobs/${jobId}`,
  matches: '/matches',
  recruiterDashboard: '/recruiter/dashboard',
  ownJobs: '/recruiter/jobs',
  newJob: '/recruiter/jobs/new',
  editJob: (jobId: string) => `/recruiter/jobs/${jobId}/edit`,
  companyProfile: '/recruiter/profile',
} as const;

/** The sign-in page that brings one back to `from` afterwards. */
export function loginPath(from: string): string {
  return from === paths.root || from === paths.dashboard
    ? paths.login
    : `${paths.login}?next=${encodeURIComponent(from)}`;
}

/** Where somebody of this kind starts. */
export function homePath(userType: string): string {
  return userType === 'RECRUITER' ? paths.recruiterDashboard : paths.dashboard;
}
