import {
  Briefcase,
  Building2,
  CalendarDays,
  Check,
  Clock,
  Flag,
  Inbox,
  Info,
  LayoutDashboard,
  type LucideIcon,
  MessageSquare,
  Search,
  Send,
  Settings,
  User,
  UserCheck,
  Users,
  Video,
  Wrench,
} from 'lucide-react';
import type { UserType } from '@modules/identity/http/users.contract';
import type { Text } from '../../lib/i18n';
import { isNarrowSeat, paths } from '../../lib/paths';
import type { AppMessages } from '../messages/messages';

export interface Place {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Number of pending items. */
  readonly count?: number | undefined;
}

type AppText = Text<AppMessages>;

/** Header links per role. A link is listed only if its page exists. */
export function headerPlaces(
  userType: UserType | null,
  text: AppText,
  waitingRequests?: number,
  seat?: string,
): Place[] {
  const dashboard = (href: string): Place => ({ href, label: text('nav.dashboard'), icon: LayoutDashboard });
  switch (userType) {
    case 'JOB_SEEKER':
      return [
        dashboard(paths.dashboard),
        { href: paths.jobs, label: text('nav.jobs'), icon: Search },
        { href: paths.matches, label: text('nav.matches'), icon: Check },
        { href: paths.requests, label: text('nav.requests'), icon: Clock, count: waitingRequests },
        { href: paths.applications, label: text('nav.applications'), icon: Send },
        { href: paths.videos, label: text('nav.videos'), icon: Video },
      ];
    case 'RECRUITER':
      if (isNarrowSeat(seat)) {
        return [
          { href: paths.ownJobs, label: text('nav.jobs'), icon: Briefcase },
          { href: paths.team, label: text('nav.team'), icon: Users },
          { href: paths.settings, label: text('nav.settings'), icon: Settings },
        ];
      }
      return [
        dashboard(paths.recruiterDashboard),
        { href: paths.ownJobs, label: text('nav.jobs'), icon: Briefcase },
        { href: paths.recruiterCandidates, label: text('nav.candidates'), icon: Users },
        { href: paths.recruiterReservations, label: text('nav.reservations'), icon: Clock },
        { href: paths.companyProfile, label: text('nav.company'), icon: Building2 },
        { href: paths.settings, label: text('nav.settings'), icon: Settings },
      ];
    case 'OPERATOR':
      return [
        dashboard(paths.dashboard),
        { href: paths.backOffice, label: text('nav.backOffice'), icon: Wrench },
        { href: paths.approvals, label: text('nav.approvals'), icon: UserCheck },
        { href: paths.inquiries, label: text('nav.inquiries'), icon: Inbox },
        { href: paths.studioQueue, label: text('nav.studio'), icon: CalendarDays },
        { href: paths.adminReports, label: text('nav.reports'), icon: Flag },
        { href: paths.settings, label: text('nav.settings'), icon: Settings },
      ];
    case null:
      return [
        { href: paths.jobs, label: text('nav.jobs'), icon: Search },
        { href: paths.forJobSeekers, label: text('nav.forJobSeekers'), icon: User },
        { href: paths.forCompanies, label: text('nav.forCompanies'), icon: Building2 },
        { href: paths.events, label: text('nav.events'), icon: CalendarDays },
        { href: paths.about, label: text('nav.about'), icon: Info },
      ];
  }
}

/** Pending items of the person, where known. */
export interface Waiting {
  readonly requests?: number | undefined;
  readonly messages?: number | undefined;
  /** Whether this person can have conversations. */
  readonly mayWrite?: boolean;
  /** Role in the company's team. */
  readonly seat?: string | undefined;
}

/** The five links of the bottom bar on a phone. The logo above leads to the dashboard. */
export function bottomPlaces(userType: UserType | null, text: AppText, waiting: Waiting = {}): Place[] {
  const me: Place = { href: paths.profile, label: text('nav.profileShort'), icon: User };
  const messages: Place = {
    href: paths.messages,
    label: text('nav.messages'),
    icon: MessageSquare,
    count: waiting.messages,
  };
  if (userType === 'JOB_SEEKER') {
    return [
      { href: paths.jobs, label: text('nav.jobs'), icon: Search },
      { href: paths.matches, label: text('nav.matchesShort'), icon: Check },
      { href: paths.requests, label: text('nav.requests'), icon: Clock, count: waiting.requests },
      messages,
      me,
    ];
  }
  if (userType === 'RECRUITER') {
    // The other links are in the drawer, on the profile and behind the logo.
    const away: readonly string[] = [paths.settings, paths.companyProfile, paths.recruiterDashboard];
    const places = headerPlaces(userType, text, undefined, waiting.seat).filter(({ href }) => !away.includes(href));
    const short: Readonly<Record<string, string>> = {
      [paths.recruiterReservations]: text('nav.requests'),
    };
    return [
      ...places.map((place) => ({ ...place, label: short[place.href] ?? place.label })),
      ...(waiting.mayWrite === false ? [] : [messages]),
      me,
    ];
  }
  if (userType === 'OPERATOR') {
    return [
      { href: paths.backOffice, label: text('nav.backOffice'), icon: Wrench },
      { href: paths.approvals, label: text('nav.approvalsShort'), icon: UserCheck },
      { href: paths.adminReports, label: text('nav.reportsShort'), icon: Flag },
      { href: paths.adminPeople, label: text('nav.people'), icon: Users },
      me,
    ];
  }
  return [];
}
