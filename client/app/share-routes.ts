import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';

/** The links of a company. */
export const shareLinksRoute: RouteObject = {
  path: paths.shareLinks,
  lazy: async () => ({ Component: (await import('../features/shares/pages/ShareLinksPage')).ShareLinksPage }),
};

/** What such a link opens, with and without a session. */
export const sharedRoute: RouteObject = {
  path: paths.shared,
  lazy: async () => ({ Component: (await import('../features/shares/pages/SharedPage')).SharedPage }),
};
