import { createBrowserRouter, type RouteObject } from 'react-router';
import { helpNames, helpPath } from '../lib/help-pages';
import { paths } from '../lib/paths';
import { RouteGuard } from './guard/RouteGuard';
import { CrashPage } from './pages/CrashPage';
import { legalPages } from './legal-routes';
import { operatorPages } from './operator-routes';
import { LoadingScreen } from './pages/LoadingScreen';
import { NotFoundPage } from './pages/NotFoundPage';
import { RootPage } from './pages/RootPage';
import { sharedRoute, shareLinksRoute } from './share-routes';
import { teamRoutes } from './team-routes';
import { Shell } from './shell/Shell';

/** Every page is a separate download; the app shell and the sign-in rules come first. */
const visitorPages: RouteObject[] = [
  {
    path: paths.login,
    lazy: async () => ({ Component: (await import('../features/auth/pages/LoginPage')).LoginPage }),
  },
  {
    path: paths.register,
    lazy: async () => ({ Component: (await import('../features/auth/pages/RegisterPage')).RegisterPage }),
  },
  {
    path: paths.googleReturn,
    lazy: async () => ({ Component: (await import('../features/auth/pages/GoogleReturnPage')).GoogleReturnPage }),
  },
];

/** One page with two addresses; it adapts to the reader. */
const pricingPages: RouteObject[] = [paths.pricing, paths.subscription].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('../features/billing/pages/SubscriptionPage')).SubscriptionPage }),
}));

/** The public pages of a company: one page under two addresses, and the same without a company. */
const companyPages: RouteObject[] = ['/company/:companyId?', '/companies/:companyId'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('../features/company/pages/PublicCompanyPage')).PublicCompanyPage }),
}));

/** Pages open to everybody, signed in or not. */
const openPages: RouteObject[] = [
  {
    path: paths.companies,
    lazy: async () => ({
      Component: (await import('../features/company-directory/pages/CompaniesPage')).CompaniesPage,
    }),
  },
  // One route for each article: any other address below `/help` is not found.
  ...[paths.help, ...helpNames.map(helpPath)].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/help/pages/HelpPage')).HelpPage }),
  })),
  {
    path: paths.studioBooking,
    lazy: async () => ({
      Component: (await import('../features/studio-booking/pages/StudioBookingPage')).StudioBookingPage,
    }),
  },
  {
    path: paths.confirmBooking,
    lazy: async () => ({
      Component: (await import('../features/studio-booking/pages/ConfirmBookingPage')).ConfirmBookingPage,
    }),
  },
  {
    path: paths.manageBooking,
    lazy: async () => ({
      Component: (await import('../features/studio-booking/pages/ManageBookingPage')).ManageBookingPage,
    }),
  },
  {
    path: paths.contactCompany,
    lazy: async () => ({ Component: (await import('./pages/ContactCompanyPage')).ContactCompanyPage }),
  },
  {
    path: paths.events,
    lazy: async () => ({ Component: (await import('../features/events/pages/EventsPage')).EventsPage }),
  },
  {
    path: paths.event(':eventId'),
    lazy: async () => ({ Component: (await import('../features/events/pages/EventPage')).EventPage }),
  },
  {
    path: paths.demoCandidate(':id'),
    lazy: async () => ({
      Component: (await import('../features/demo-candidate/pages/DemoCandidatePage')).DemoCandidatePage,
    }),
  },
  {
    path: paths.about,
    lazy: async () => ({ Component: (await import('../features/public-pages/pages/PublicPage')).AboutPage }),
  },
  {
    path: paths.forJobSeekers,
    lazy: async () => ({ Component: (await import('../features/public-pages/pages/PublicPage')).ForJobSeekersPage }),
  },
  {
    path: paths.forCompanies,
    lazy: async () => ({ Component: (await import('../features/public-pages/pages/PublicPage')).ForCompaniesPage }),
  },
];

/** Pages opened from emails. They work with and without a session. */
const pagesOfEmails: RouteObject[] = [
  {
    path: paths.forgotPassword,
    lazy: async () => ({ Component: (await import('../features/auth/pages/ForgotPasswordPage')).ForgotPasswordPage }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({ Component: (await import('../features/auth/pages/ResetPasswordPage')).ResetPasswordPage }),
  },
  {
    path: paths.verifyEmail,
    lazy: async () => ({ Component: (await import('../features/auth/pages/VerifyEmailPage')).VerifyEmailPage }),
  },
  {
    path: paths.emailLink,
    lazy: async () => ({ Component: (await import('../features/auth/pages/EmailLinkPage')).EmailLinkPage }),
  },
  {
    path: paths.unsubscribe,
    lazy: async () => ({
      Component: (await import('../features/notifications/pages/UnsubscribePage')).UnsubscribePage,
    }),
  },
  // Open to a signed-in owner, who tests the sign-in of the company here.
  {
    path: `${paths.companySignIn}/:companyId?`,
    lazy: async () => ({ Component: (await import('../features/auth/pages/CompanySignInPage')).CompanySignInPage }),
  },
  {
    path: paths.joinTeam,
    lazy: async () => ({ Component: (await import('../features/team/pages/JoinTeamPage')).JoinTeamPage }),
  },
  sharedRoute,
  {
    path: paths.renewJob,
    lazy: async () => ({ Component: (await import('../features/postings/pages/RenewPostingPage')).RenewPostingPage }),
  },
];

const pagesForEverybody: RouteObject[] = [
  {
    path: paths.dashboard,
    lazy: async () => ({ Component: (await import('../features/dashboard/pages/DashboardPage')).DashboardPage }),
  },
  {
    path: paths.profile,
    lazy: async () => ({ Component: (await import('../features/profile/pages/ProfilePage')).ProfilePage }),
  },
  {
    path: paths.sharedResume,
    lazy: async () => ({
      Component: (await import('../features/profile/pages/SharedResumePage')).SharedResumePage,
    }),
  },
  {
    path: paths.messages,
    lazy: async () => ({ Component: (await import('../features/messages/pages/MessagesPage')).MessagesPage }),
  },
  {
    path: paths.notifications,
    lazy: async () => ({
      Component: (await import('../features/notifications/pages/NotificationsPage')).NotificationsPage,
    }),
  },
  {
    path: paths.interviewRoom(':interviewId'),
    lazy: async () => ({ Component: (await import('./pages/RoomPage')).RoomPage }),
  },
  {
    path: paths.interviewRecordings(':interviewId'),
    lazy: async () => ({ Component: (await import('../features/rooms/pages/RecordingsPage')).RecordingsPage }),
  },
  ...[paths.settings, paths.settingsSection(':section')].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/settings/pages/SettingsPage')).SettingsPage }),
  })),
];

const seekerPages: RouteObject[] = [
  {
    path: paths.editProfile,
    lazy: async () => ({ Component: (await import('./pages/ProfileEditorPage')).ProfileEditorPage }),
  },
  {
    path: paths.profilePreview,
    lazy: async () => ({ Component: (await import('../features/candidate-profile/pages/PreviewPage')).PreviewPage }),
  },
  {
    path: paths.accessLog,
    lazy: async () => ({ Component: (await import('../features/profile/pages/AccessLogPage')).AccessLogPage }),
  },
  {
    path: paths.videos,
    lazy: async () => ({ Component: (await import('../features/videos/pages/VideosPage')).VideosPage }),
  },
  {
    path: paths.recordVideo,
    lazy: async () => ({ Component: (await import('./pages/RecordVideoPage')).RecordVideoPage }),
  },
  {
    path: paths.savedJobs,
    lazy: async () => ({ Component: (await import('../features/jobs/pages/SavedJobsPage')).SavedJobsPage }),
  },
  {
    path: paths.matches,
    lazy: async () => ({ Component: (await import('../features/matches/pages/MatchesPage')).MatchesPage }),
  },
  {
    path: paths.requests,
    lazy: async () => ({ Component: (await import('../features/reservations/pages/RequestsPage')).RequestsPage }),
  },
  {
    path: paths.applications,
    lazy: async () => ({
      Component: (await import('../features/applications/pages/ApplicationsPage')).ApplicationsPage,
    }),
  },
];

/** Pages that visitors reach from search engines and shared links, so they are readable before signing in. */
const seekingPages: RouteObject[] = [
  { path: paths.jobs, lazy: async () => ({ Component: (await import('../features/jobs/pages/JobsPage')).JobsPage }) },
];
const readerPages: RouteObject[] = [
  {
    path: paths.job(':jobId'),
    lazy: async () => ({ Component: (await import('../features/jobs/pages/JobPage')).JobPage }),
  },
];

const recruiterPages: RouteObject[] = [
  {
    path: paths.recruiterDashboard,
    lazy: async () => ({
      Component: (await import('../features/dashboard/pages/RecruiterDashboardPage')).RecruiterDashboardPage,
    }),
  },
  {
    path: paths.hiring,
    lazy: async () => ({ Component: (await import('../features/hiring/pages/HiringPage')).HiringPage }),
  },
  {
    path: paths.ownJobs,
    lazy: async () => ({ Component: (await import('../features/postings/pages/PostingsPage')).PostingsPage }),
  },
  {
    path: paths.newJob,
    lazy: async () => ({ Component: (await import('../features/postings/pages/NewPostingPage')).NewPostingPage }),
  },
  {
    path: paths.editJob(':jobId'),
    lazy: async () => ({ Component: (await import('../features/postings/pages/EditPostingPage')).EditPostingPage }),
  },
  {
    path: paths.scorecard(':jobId'),
    lazy: async () => ({ Component: (await import('../features/reviews/pages/ScorecardPage')).ScorecardPage }),
  },
  {
    path: paths.stages(':jobId'),
    lazy: async () => ({ Component: (await import('../features/stages/pages/StagesPage')).StagesPage }),
  },
  {
    path: paths.jobApplications(':jobId'),
    lazy: async () => ({ Component: (await import('./pages/JobApplicationsPage')).JobApplicationsPage }),
  },
  {
    path: paths.comparison(':jobId'),
    lazy: async () => ({ Component: (await import('../features/comparison/pages/ComparisonPage')).ComparisonPage }),
  },
  {
    path: paths.companyProfile,
    lazy: async () => ({ Component: (await import('../features/company/pages/CompanyPage')).CompanyPage }),
  },
  ...teamRoutes,
  {
    path: paths.teamSignIn,
    lazy: async () => ({
      Component: (await import('../features/company-sign-in/pages/ConnectionPage')).ConnectionPage,
    }),
  },
  {
    path: paths.recruiterCandidates,
    lazy: async () => ({ Component: (await import('./pages/CandidatesPage')).CandidatesPage }),
  },
  {
    path: paths.shortlists,
    lazy: async () => ({ Component: (await import('./pages/ShortlistsPage')).ShortlistsPage }),
  },
  shareLinksRoute,
  {
    path: paths.recruiterReservations,
    lazy: async () => ({
      Component: (await import('../features/reservations/pages/ReservationsPage')).ReservationsPage,
    }),
  },
  {
    path: paths.recruiterMatches,
    lazy: async () => ({
      Component: (await import('../features/matches/pages/CompanyMatchesPage')).CompanyMatchesPage,
    }),
  },
  {
    path: paths.statementLine(':lineId'),
    lazy: async () => ({
      Component: (await import('../features/billing/pages/StatementLinePage')).StatementLinePage,
    }),
  },
  {
    path: paths.candidate(':userId'),
    lazy: async () => ({ Component: (await import('./pages/CandidatePage')).CandidatePage }),
  },
];

/** All pages. `lib/addresses.ts` lists their addresses for the server. */
export const routes: RouteObject[] = [
  {
    // Outside the shell, because its session opens no other page.
    path: paths.handover,
    lazy: async () => ({ Component: (await import('./pages/PhonePage')).PhonePage }),
    errorElement: <CrashPage />,
    HydrateFallback: LoadingScreen,
  },
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    HydrateFallback: LoadingScreen,
    children: [
      {
        // If a page crashes, the header stays, so that people can go to another page.
        errorElement: <CrashPage />,
        children: [
          { path: paths.root, element: <RootPage /> },
          { element: <RouteGuard audience="visitor" />, children: visitorPages },
          { element: <RouteGuard audience="signed-in" />, children: pagesForEverybody },
          { element: <RouteGuard audience="reader" />, children: readerPages },
          { element: <RouteGuard audience="seeking" />, children: seekingPages },
          { element: <RouteGuard audience="JOB_SEEKER" />, children: seekerPages },
          { element: <RouteGuard audience="RECRUITER" />, children: recruiterPages },
          ...legalPages,
          ...pricingPages,
          ...openPages,
          ...companyPages,
          { element: <RouteGuard audience="OPERATOR" />, children: operatorPages },
          ...pagesOfEmails,
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
