import {
  Bell,
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  Check,
  CircleQuestionMark,
  Clock,
  FileText,
  Flag,
  House,
  Inbox,
  Info,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Scale,
  Search,
  Send,
  Settings,
  User,
  UserCheck,
  Users,
  Video,
  Wallet,
  Wrench,
} from 'lucide-react';
import type { UserType } from '@modules/identity/http/users.contract';
import { paths } from '../../lib/paths';

interface Page {
  readonly path: string;
  readonly icon: LucideIcon;
}

const page = (path: string, icon: LucideIcon): Page => ({ path, icon });

/** Every page that has one address, in the order in which the palette offers them. */
const all = {
  home: page(paths.root, House),
  dashboard: page(paths.dashboard, LayoutDashboard),
  recruiterDashboard: page(paths.recruiterDashboard, LayoutDashboard),
  jobs: page(paths.jobs, Search),
  matches: page(paths.matches, Check),
  requests: page(paths.requests, Clock),
  applications: page(paths.applications, Send),
  videos: page(paths.videos, Video),
  ownJobs: page(paths.ownJobs, BriefcaseBusiness),
  candidates: page(paths.recruiterCandidates, Users),
  companyMatches: page(paths.recruiterMatches, Check),
  reservations: page(paths.recruiterReservations, Clock),
  hiring: page(paths.hiring, ChartColumn),
  companyProfile: page(paths.companyProfile, Building2),
  credits: page(paths.subscription, Wallet),
  messages: page(paths.messages, MessageSquare),
  notifications: page(paths.notifications, Bell),
  profile: page(paths.profile, User),
  editProfile: page(paths.editProfile, User),
  profilePreview: page(paths.profilePreview, User),
  accessLog: page(paths.accessLog, FileText),
  backOffice: page(paths.backOffice, Wrench),
  approvals: page(paths.approvals, UserCheck),
  inquiries: page(paths.inquiries, Inbox),
  studioQueue: page(paths.studioQueue, CalendarDays),
  reports: page(paths.adminReports, Flag),
  people: page(paths.adminPeople, Users),
  companies: page(paths.adminCompanies, Building2),
  companyReviews: page(paths.adminCompanyReviews, Building2),
  matchReviews: page(paths.matchReviews, Check),
  paymentIssues: page(paths.adminPaymentIssues, Wallet),
  prices: page(paths.adminPrices, Wallet),
  audit: page(paths.adminAudit, FileText),
  queues: page(paths.adminQueues, Wrench),
  stuckVideos: page(paths.adminStuckVideos, Video),
  encoders: page(paths.adminEncoders, Wrench),
  retention: page(paths.adminRetention, Clock),
  impactRatios: page(paths.adminImpactRatios, ChartColumn),
  settings: page(paths.settings, Settings),
  settingsPasskeys: page(paths.settingsSection('passkeys'), Settings),
  settingsTwoStep: page(paths.settingsSection('two-step'), Settings),
  settingsSessions: page(paths.settingsSection('sessions'), Settings),
  settingsNotifications: page(paths.settingsSection('notifications'), Settings),
  settingsPrivacy: page(paths.settingsSection('privacy'), Settings),
  settingsData: page(paths.settingsSection('data'), Settings),
  companyDirectory: page(paths.companies, Building2),
  help: page(paths.help, CircleQuestionMark),
  pricing: page(paths.pricing, Wallet),
  forJobSeekers: page(paths.forJobSeekers, User),
  forCompanies: page(paths.forCompanies, Building2),
  events: page(paths.events, CalendarDays),
  studioBooking: page(paths.studioBooking, CalendarDays),
  contactCompany: page(paths.contactCompany, Building2),
  about: page(paths.about, Info),
  privacyPolicy: page(paths.privacyPolicy, Scale),
  termsOfService: page(paths.termsOfService, Scale),
  cookiePolicy: page(paths.cookiePolicy, Scale),
  fraudPolicy: page(paths.fraudPolicy, Scale),
} satisfies Record<string, Page>;

export type PageName = keyof typeof all;
export const pageNames = Object.keys(all) as readonly PageName[];
export const pageOf = (name: PageName): Page => all[name];

const open: readonly PageName[] = [
  'help',
  'companyDirectory',
  'events',
  'studioBooking',
  'contactCompany',
  'forJobSeekers',
  'forCompanies',
  'about',
  'privacyPolicy',
  'termsOfService',
  'cookiePolicy',
  'fraudPolicy',
];
const account: readonly PageName[] = [
  'notifications',
  'profile',
  'settings',
  'settingsPasskeys',
  'settingsTwoStep',
  'settingsSessions',
];
const ownData: readonly PageName[] = ['settingsNotifications', 'settingsPrivacy', 'settingsData'];

const byRole: Readonly<Record<UserType, readonly PageName[]>> = {
  JOB_SEEKER: [
    'dashboard',
    'jobs',
    'matches',
    'requests',
    'applications',
    'videos',
    'messages',
    'editProfile',
    'profilePreview',
    'accessLog',
    ...account,
    ...ownData,
    ...open,
  ],
  RECRUITER: [
    'recruiterDashboard',
    'ownJobs',
    'candidates',
    'companyMatches',
    'reservations',
    'hiring',
    'companyProfile',
    'credits',
    'messages',
    ...account,
    ...ownData,
    ...open,
  ],
  OPERATOR: [
    'dashboard',
    'backOffice',
    'approvals',
    'inquiries',
    'studioQueue',
    'reports',
    'people',
    'companies',
    'companyReviews',
    'matchReviews',
    'paymentIssues',
    'prices',
    'audit',
    'queues',
    'stuckVideos',
    'encoders',
    'retention',
    'impactRatios',
    ...account,
    ...open,
  ],
};

/** Pages that this reader may open; public ones without an account. */
export function pagesFor(userType: UserType | null, mayWrite: boolean): readonly PageName[] {
  if (userType === null) return ['home', 'pricing', ...open];
  return byRole[userType].filter((name) => name !== 'messages' || mayWrite);
}
