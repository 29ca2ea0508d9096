import {
  BriefcaseBusiness,
  Cookie,
  Keyboard,
  Languages,
  LogIn,
  LogOut,
  MessageSquare,
  Moon,
  Plus,
  Send,
  Sun,
  User,
  UserPlus,
  Video,
} from 'lucide-react';
import type { ConversationAnswer, PartyAnswer } from '@modules/messaging/http/conversations.contract';
import type { UserType } from '@modules/identity/http/users.contract';
import type { Command, CommandGroup } from '../../design-system/CommandPalette/command';
import { candidateAlias } from '../../lib/candidate-alias';
import { paths } from '../../lib/paths';
import { type Findable, find } from './find-commands';
import type { PaletteMessages } from './messages/messages';
import { catalogues } from './messages/use-palette-text';
import { pageOf, pagesFor } from './pages';

export type ActionName = 'theme' | 'language' | 'shortcuts' | 'cookies' | 'signOut';

/** One command of the palette: it opens an address or runs an action. */
export type AppCommand = Command & Findable & { readonly run: { readonly to: string } | { readonly act: ActionName } };
export type AppGroup = CommandGroup<AppCommand>;

type Say = (key: OwnKey) => string;

type OwnKey = Exclude<keyof PaletteMessages, `results_${string}`>;

/** Pages and actions are found in both languages, whichever is shown: "jobs" finds « Offres ». */
const namesOf = (key: OwnKey): readonly string[] => [catalogues.fr[key], catalogues.en[key]];

export interface Reader {
  readonly userType: UserType | null;
  readonly mayWrite: boolean;
  readonly isLight: boolean;
}

export function pageCommands({ userType, mayWrite }: Reader, say: Say): readonly AppCommand[] {
  return pagesFor(userType, mayWrite).map((name) => {
    const { path, icon } = pageOf(name);
    const key = `page.${name}` as const;
    return { id: `page-${name}`, label: say(key), icon, names: namesOf(key), run: { to: path } };
  });
}

export function actionCommands({ userType, isLight }: Reader, say: Say): readonly AppCommand[] {
  const action = (key: OwnKey, icon: Command['icon'], run: AppCommand['run']): AppCommand => ({
    id: key.replace('.', '-'),
    label: say(key),
    icon,
    names: namesOf(key),
    run,
  });
  return [
    ...(userType === 'RECRUITER' ? [action('action.newPosting', Plus, { to: paths.newJob })] : []),
    ...(userType === 'JOB_SEEKER' ? [action('action.record', Video, { to: paths.recordVideo })] : []),
    ...(userType === null
      ? [
          action('action.signIn', LogIn, { to: paths.login }),
          action('action.register', UserPlus, { to: paths.register }),
        ]
      : []),
    action(isLight ? 'action.toDark' : 'action.toLight', isLight ? Moon : Sun, { act: 'theme' }),
    {
      ...action('action.language', Languages, { act: 'language' }),
      lang: say('action.language').endsWith('English') ? 'en' : 'fr',
    },
    action('action.shortcuts', Keyboard, { act: 'shortcuts' }),
    action('action.cookies', Cookie, { act: 'cookies' }),
    ...(userType === null ? [] : [action('action.signOut', LogOut, { act: 'signOut' })]),
  ];
}

export const postingCommand = ({ id, title, location }: { id: string; title: string; location: string | null }) =>
  ({
    id: `posting-${id}`,
    label: title,
    detail: location ?? undefined,
    icon: BriefcaseBusiness,
    names: [title, `${title} ${location ?? ''}`],
    run: { to: paths.jobApplications(id) },
  }) satisfies AppCommand;

export const applicationCommand = ({ id, title, company }: { id: string; title: string; company: { name: string } }) =>
  ({
    id: `application-${id}`,
    label: title,
    detail: company.name,
    icon: Send,
    names: [title, `${title} ${company.name}`],
    run: { to: paths.job(id) },
  }) satisfies AppCommand;

export interface PersonNamed {
  readonly id: string;
  readonly full_name: string;
  readonly location?: string | null;
}

/** Masked or not, a candidate is found by the id that the lists show: "#C21D", with or without its sign. */
export function personCommand({ id, full_name, location }: PersonNamed): AppCommand {
  const label = `${full_name} ${candidateAlias(id)}`;
  return {
    id: `person-${id}`,
    label,
    detail: location ?? undefined,
    icon: User,
    names: [label, `${label} ${location ?? ''}`, candidateAlias(id).slice(1)],
    run: { to: paths.candidate(id) },
  };
}

/** Recruiters know seekers by their masked id, seekers know recruiters by their company. */
export function conversationCommand({ id, recipient }: Pick<ConversationAnswer, 'id' | 'recipient'>): AppCommand {
  const label = nameOf(recipient);
  const company = recipient.company?.name;
  return {
    id: `conversation-${id}`,
    label,
    detail: company,
    icon: MessageSquare,
    names: [label, `${label} ${company ?? ''}`],
    run: { to: paths.conversation(id) },
  };
}

const nameOf = ({ id, full_name, user_type }: PartyAnswer): string =>
  user_type === 'JOB_SEEKER' ? `${full_name} ${candidateAlias(id)}` : full_name;

const MAX_FOUND = 8;
/** Before anything is typed, list only this many postings or people, but all pages and actions. */
const MAX_OFFERED = 4;

/**
 * Groups of commands that match the typed text, best match first, each cut to a length that keeps the next group
 * visible.
 */
export function groupsFor(groups: readonly AppGroup[], typed: string): readonly AppGroup[] {
  if (typed.trim() === '') {
    return groups.map((group) => ({
      ...group,
      commands: ['pages', 'actions'].includes(group.id) ? group.commands : group.commands.slice(0, MAX_OFFERED),
    }));
  }
  const all = find(
    groups.flatMap((group) => group.commands.map((command) => ({ ...command, group: group.id }))),
    typed,
  );
  return groups
    .map((group) => ({ ...group, commands: all.filter((command) => command.group === group.id).slice(0, MAX_FOUND) }))
    .filter(({ commands }) => commands.length > 0)
    .toSorted((a, b) => all.findIndex(({ group }) => group === a.id) - all.findIndex(({ group }) => group === b.id));
}
