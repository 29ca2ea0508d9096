import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';

/** Pages about a company's team: its members, and its texts for candidates. */
export const teamRoutes: readonly RouteObject[] = [
  {
    path: paths.team,
    lazy: async () => ({ Component: (await import('../features/team/pages/TeamPage')).TeamPage }),
  },
  {
    path: paths.teamActivity,
    lazy: async () => ({ Component: (await import('../features/team/pages/ActivityPage')).ActivityPage }),
  },
  {
    path: paths.messageTemplates,
    lazy: async () => ({
      Component: (await import('../features/message-templates/pages/MessageTemplatesPage')).MessageTemplatesPage,
    }),
  },
];
