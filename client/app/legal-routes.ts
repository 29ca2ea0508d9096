import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';

/** Policies and credits, open to everybody. */
export const legalPages: RouteObject[] = [
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
  {
    path: paths.fraudPolicy,
    lazy: async () => ({ Component: (await import('../features/legal/pages/FraudPolicyPage')).FraudPolicyPage }),
  },
  {
    path: paths.attributions,
    lazy: async () => ({ Component: (await import('../features/legal/pages/AttributionsPage')).AttributionsPage }),
  },
];
