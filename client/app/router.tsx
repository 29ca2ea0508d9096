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
];

const seekerPages: RouteObject[] = [
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
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
