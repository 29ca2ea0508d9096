import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../lib/paths';
import { RouteGuard } from './guard/RouteGuard';
import { CrashPage } from './pages/CrashPage';
import { LoadingScreen } from './pages/LoadingScreen';
import { NotFoundPage } from './pages/NotFoundPage';
import { RootPage } from './pages/RootPage';
import { Shell } from './shell/Shell';

/** Every page is its own download; the frame and the sign-in rules come first. */
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

const legalPages: RouteObject[] = [
  {
    path: paths.privacyPolicy,
    lazy: async () => ({ Component: (await import('../features/legal/pages/PrivacyPolicyPage')).PrivacyPolicyPage }),
  },
  {
    path: paths.termsOfService,
    lazy: async () => ({ Component: (await import('../features/legal/pages/TermsOfServicePage')).TermsOfServicePage }),
  },
  {
    path: paths.cookiePolicy,
    lazy: async () => ({ Component: (await import('../features/legal/pages/CookiePolicyPage')).CookiePolicyPage }),
  },
];

/** One page under two addresses; it looks at who reads it. */
const pricingPages: RouteObject[] = [paths.pricing, paths.subscription].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('../features/billing/pages/SubscriptionPage')).SubscriptionPage }),
}));

/** Opened from letters: they work for whoever is signed in, and for nobody. */
const letterPages: RouteObject[] = [
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
  ...[paths.settings, paths.settingsSection(':section')].map((path) => ({
    path,
    lazy: async () => ({ Component: (await import('../features/settings/pages/SettingsPage')).SettingsPage }),
  })),
];

const seekerPages: RouteObject[] = [
  {
    path: paths.editProfile,
    lazy: async () => ({ Component: (await import('../features/profile/pages/EditProfilePage')).EditProfilePage }),
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
  { path: paths.jobs, lazy: async () => ({ Component: (await import('../features/jobs/pages/JobsPage')).JobsPage }) },
  {
    path: paths.job(':jobId'),
    lazy: async () => ({ Component: (await import('../features/jobs/pages/JobPage')).JobPage }),
  },
  {
    path: paths.matches,
    lazy: async () => ({ Component: (await import('../features/matches/pages/MatchesPage')).MatchesPage }),
  },
  {
    path: paths.requests,
    lazy: async () => ({ Component: (await import('../features/reservations/pages/RequestsPage')).RequestsPage }),
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
    path: paths.companyProfile,
    lazy: async () => ({ Component: (await import('../features/company/pages/CompanyPage')).CompanyPage }),
  },
  {
    path: paths.recruiterCandidates,
    lazy: async () => ({ Component: (await import('../features/candidates/pages/CandidatesPage')).CandidatesPage }),
  },
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
    path: paths.candidate(':userId'),
    lazy: async () => ({ Component: (await import('./pages/CandidatePage')).CandidatePage }),
  },
];

const operatorPages: RouteObject[] = [
  {
    path: paths.approvals,
    lazy: async () => ({ Component: (await import('../features/approvals/pages/ApprovalsPage')).ApprovalsPage }),
  },
  {
    path: paths.matchReviews,
    lazy: async () => ({
      Component: (await import('../features/match-reviews/pages/MatchReviewsPage')).MatchReviewsPage,
    }),
  },
];

const routes: RouteObject[] = [
  { path: paths.root, element: <RootPage />, errorElement: <CrashPage /> },
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    HydrateFallback: LoadingScreen,
    children: [
      {
        // A page that breaks leaves the frame standing, so that one can go elsewhere.
        errorElement: <CrashPage />,
        children: [
          { element: <RouteGuard audience="visitor" />, children: visitorPages },
          { element: <RouteGuard audience="signed-in" />, children: pagesForEverybody },
          { element: <RouteGuard audience="JOB_SEEKER" />, children: seekerPages },
          { element: <RouteGuard audience="RECRUITER" />, children: recruiterPages },
          ...legalPages,
          ...pricingPages,
          { element: <RouteGuard audience="OPERATOR" />, children: operatorPages },
          ...letterPages,
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
