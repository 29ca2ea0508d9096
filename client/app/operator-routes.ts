import type { RouteObject } from 'react-router';
import { paths } from '../lib/paths';

/** The back office. */
export const operatorPages: RouteObject[] = [
  {
    path: paths.backOffice,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/BackOfficePage')).BackOfficePage }),
  },
  {
    path: paths.adminReports,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/ReportsPage')).ReportsPage }),
  },
  {
    path: paths.adminPaymentIssues,
    lazy: async () => ({
      Component: (await import('../features/back-office/pages/PaymentIssuesPage')).PaymentIssuesPage,
    }),
  },
  {
    path: paths.adminPeople,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/PeoplePage')).PeoplePage }),
  },
  {
    path: paths.adminCompanies,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/CompaniesPage')).CompaniesPage }),
  },
  {
    path: paths.adminCompanyReviews,
    lazy: async () => ({
      Component: (await import('../features/back-office/pages/CompanyReviewsPage')).CompanyReviewsPage,
    }),
  },
  {
    path: paths.adminPrices,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/PricesPage')).PricesPage }),
  },
  {
    path: paths.adminAudit,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/AuditPage')).AuditPage }),
  },
  {
    path: paths.adminImpactRatios,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/ImpactRatioPage')).ImpactRatioPage }),
  },
  {
    path: paths.adminQueues,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/QueuesPage')).QueuesPage }),
  },
  {
    path: paths.adminStuckVideos,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/StuckVideosPage')).StuckVideosPage }),
  },
  {
    path: paths.adminEncoders,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/EncodersPage')).EncodersPage }),
  },
  {
    path: paths.adminRetention,
    lazy: async () => ({ Component: (await import('../features/back-office/pages/RetentionPage')).RetentionPage }),
  },
  {
    path: paths.approvals,
    lazy: async () => ({ Component: (await import('../features/approvals/pages/ApprovalsPage')).ApprovalsPage }),
  },
  {
    path: paths.inquiries,
    lazy: async () => ({ Component: (await import('../features/inquiry/pages/InquiriesPage')).InquiriesPage }),
  },
  {
    path: paths.studioQueue,
    lazy: async () => ({
      Component: (await import('../features/studio-booking/pages/AdminBookingsPage')).AdminBookingsPage,
    }),
  },
  {
    path: paths.matchReviews,
    lazy: async () => ({
      Component: (await import('../features/match-reviews/pages/MatchReviewsPage')).MatchReviewsPage,
    }),
  },
];
