import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';

/** Page where a company manages its share links. */
export const shareLinksRoute: RouteObject = {
  path: paths.shareLinks,
  lazy: async () => ({ Component: (await import('../features/shares/pages/ShareLinksPage')).ShareLinksPage }),
};

/** Page that a share link opens, with and without a session. */
export const sharedRoute: RouteObject = {
  path: paths.shared,
  lazy: async () => ({ Component: (await import('../features/shares/pages/SharedPage')).SharedPage }),
};
