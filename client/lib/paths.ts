/** All addresses of the site. */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** Google redirects to this page. */
  googleReturn: '/login/google',
  /** Asks for a link by email that signs in; the email leads here too. */
  emailLink: '/login/link',
  /** Starts the sign-in of a company. Its provider redirects back to this page, with the company's id behind it. */
  companySignIn: '/login/company',
  dashboard: '/dashboard',
  profile: '/profile',
  editProfile: '/profile/edit',
  /** The profile editor opened from a posting; saving returns to the posting. */
  editProfileFor: (jobId: string) => `/profile/edit?job=${jobId}#autofill`,
  /** Continues with a résumé that another app shared. */
  sharedResume: '/profile/shared-resume',
  /** The profile editor with that résumé. @param outcome the result of sharing: `kept` */
  editProfileWith: (outcome: string) => `/profile/edit?shared=${outcome}#autofill`,
  profilePreview: '/profile/preview',
  accessLog: '/profile/access-log',
  videos: '/profile/videos',
  /** Records a video in the browser. */
  recordVideo: '/profile/videos/record',
  /** The same for the questions of a posting. */
  recordAnswers: (jobId: string) => `/profile/videos/record?job=${jobId}`,
  /** The page that a phone opens to continue one page of a computer. */
  handover: '/handover',
  jobs: '/jobs',
  job: (jobId: string) => `/jobs/${jobId}`,
  /** The jobs that the person saved. */
  savedJobs: '/saved-jobs',
  /** The open jobs of one company. */
  companyJobs: (companyId: string) => `/jobs?company_id=${companyId}`,
  matches: '/matches',
  /** Requests to a seeker; the company's page is `recruiterReservations`. */
  requests: '/reservations',
  messages: '/messages',
  conversation: (conversationId: string) => `/messages?conversation=${conversationId}`,
  /** The conversation with a person, even before its first message. */
  messageTo: (userId: string) => `/messages?userId=${userId}`,
  applications: '/applications',
  notifications: '/notifications',
  /** A live interview, for both sides. */
  interviewRoom: (interviewId: string) => `/interviews/${interviewId}/room`,
  /** Its recordings, for the people who are in them. */
  interviewRecordings: (interviewId: string) => `/interviews/${interviewId}/recordings`,
  unsubscribe: '/unsubscribe',
  settings: '/settings',
  settingsSection: (section: string) => `/settings/${section}`,
  approvals: '/admin/approvals',
  matchReviews: '/admin/match-reviews',
  recruiterDashboard: '/recruiter/dashboard',
  hiring: '/recruiter/analytics',
  ownJobs: '/recruiter/jobs',
  newJob: '/recruiter/jobs/new',
  editJob: (jobId: string) => `/recruiter/jobs/${jobId}/edit`,
  /** Scorecard by which applications to a posting are reviewed. */
  scorecard: (jobId: string) => `/recruiter/jobs/${jobId}/scorecard`,
  /** The stages of a posting's applications. */
  stages: (jobId: string) => `/recruiter/jobs/${jobId}/stages`,
  /** Applications to one posting. */
  jobApplications: (jobId: string) => `/recruiter/jobs/${jobId}/applications`,
  jobApplication: (jobId: string, applicationId: string) =>
    `/recruiter/jobs/${jobId}/applications?application=${applicationId}`,
  /** Up to four applications to a posting beside each other. */
  comparison: (jobId: string) => `/recruiter/jobs/${jobId}/compare`,
  /** @param applicationIds separated by commas */
  compare: (jobId: string, applicationIds: string) => `/recruiter/jobs/${jobId}/compare?ids=${applicationIds}`,
  /** Opened from a reminder; renews a posting without signing in. */
  renewJob: '/renew-job',
  companyProfile: '/recruiter/profile',
  /** The company's team. */
  team: '/recruiter/team',
  /** The log of actions of the team. */
  teamActivity: '/recruiter/team/activity',
  /** The team's templates for texts to candidates. */
  messageTemplates: '/recruiter/templates',
  /** How the company's people sign in. */
  teamSignIn: '/recruiter/team/sign-in',
  /** Opened from an email that invites to join a team. */
  joinTeam: '/join-team',
  /** All public companies. */
  companies: '/companies',
  /** The public page of a company; `/companies/…` is the same page. */
  company: (companyId: string) => `/company/${companyId}`,
  /** Credits and packs; `pricing` is the same page, under the public address. */
  subscription: '/subscription',
  pricing: '/pricing',
  /** Redirects to the subject of a statement line. */
  statementLine: (lineId: string) => `/subscription/lines/${lineId}`,
  recruiterCandidates: '/recruiter/candidates',
  shortlists: '/recruiter/shortlists',
  /** Links that show people to readers without an account. */
  shareLinks: '/recruiter/share-links',
  /** Page of such a link. The token is in the fragment, which is never sent to a server. */
  shared: '/shared',
  sharedLink: (token: string) => `/shared#link=${token}`,
  recruiterMatches: '/recruiter/matches',
  /** Matches of one posting. */
  jobMatches: (jobId: string) => `/recruiter/matches?job_id=${jobId}`,
  candidate: (userId: string) => `/recruiter/candidates/${userId}`,
  recruiterReservations: '/recruiter/reservations',
  /** A single reservation. */
  recruiterReservation: (reservationId: string) => `/recruiter/reservations?reservation=${reservationId}`,
  studioBooking: '/studio-booking',
  manageBooking: '/studio-booking/manage',
  confirmBooking: '/studio-booking/confirm',
  contactCompany: '/contact-company',
  events: '/events',
  event: (eventId: string) => `/events/${eventId}`,
  demoCandidate: (id: string) => `/demo/candidates/${id}`,
  /** The list of help articles; their addresses are in `help-pages.ts`. */
  help: '/help',
  about: '/about',
  forJobSeekers: '/for-job-seekers',
  forCompanies: '/for-companies',
  backOffice: '/admin',
  adminReports: '/admin/reports',
  adminPaymentIssues: '/admin/payment-issues',
  adminPeople: '/admin/people',
  adminCompanies: '/admin/companies',
  adminCompanyReviews: '/admin/company-reviews',
  adminPrices: '/admin/prices',
  adminAudit: '/admin/audit',
  adminQueues: '/admin/queues',
  adminStuckVideos: '/admin/videos',
  adminEncoders: '/admin/encoders',
  adminRetention: '/admin/retention',
  adminImpactRatios: '/admin/impact-ratios',
  inquiries: '/admin/inquiries',
  studioQueue: '/admin/bookings',
  privacyPolicy: '/legal/privacy-policy',
  termsOfService: '/legal/terms-of-service',
  cookiePolicy: '/legal/cookie-policy',
  fraudPolicy: '/legal/fraud-policy',
  attributions: '/legal/attributions',
} as const;

/** The sign-in page, which returns to `from` afterwards. */
export function loginPath(from: string): string {
  return from === paths.root || from === paths.dashboard
    ? paths.login
    : `${paths.login}?next=${encodeURIComponent(from)}`;
}

/** The registration page, which returns to `from` afterwards. */
export function registerPath(from: string): string {
  return `${paths.register}?next=${encodeURIComponent(from)}`;
}

/** Page to buy credits, which returns to `returnTo` afterwards. */
export function buyCreditsPath(returnTo?: string): string {
  return returnTo === undefined ? paths.subscription : `${paths.subscription}?next=${encodeURIComponent(returnTo)}`;
}

/** Roles in a team that only see postings and their applications. */
export const isNarrowSeat = (role: string | undefined): boolean => role === 'HIRING_MANAGER' || role === 'REVIEWER';

/** Home page by type of account. @param seat role in the company's team */
export function homePath(userType: string, seat?: string): string {
  if (userType !== 'RECRUITER') return paths.dashboard;
  return isNarrowSeat(seat) ? paths.ownJobs : paths.recruiterDashboard;
}
