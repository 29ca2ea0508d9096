import type { User } from '@modules/identity/http/users.contract';
import { ownApplicationsQuestion } from '../../features/applications/api/own-applications';
import { candidatesQuestion } from '../../features/candidates/api/search-candidates';
import { noFilters } from '../../features/candidates/domain/candidate-filters';
import { conversationsQuestion } from '../../features/messages/api/list-conversations';
import { mayWriteMessages } from '../../features/messages/domain/may-write';
import { postingsQuestion } from '../../features/postings/api/list-postings';
import { reservationsQuestion } from '../../features/reservations/api/list-reservations';
import { type Page, type PagesQuestion, useReadPages } from '../../lib/use-read';
import {
  type AppCommand,
  applicationCommand,
  conversationCommand,
  personCommand,
  type PersonNamed,
  postingCommand,
} from './commands';

export interface Things {
  readonly postings: readonly AppCommand[];
  readonly applications: readonly AppCommand[];
  readonly people: readonly AppCommand[];
  readonly conversations: readonly AppCommand[];
  readonly isLoading: boolean;
  /** Repeats the failed requests; null if none failed. */
  readonly retry: (() => void) | null;
}

function useThing<P extends Page, T>(question: PagesQuestion<P>, enabled: boolean, itemsOf: (page: P) => readonly T[]) {
  const read = useReadPages(question.resource, question.details, question.read, { enabled });
  return { read, items: enabled ? (read.data?.pages.flatMap(itemsOf) ?? []) : [] };
}

const everyPosting = { search: '', status: 'all' } as const;

/** A complete id, for example from an address: that person is offered even if no list contains them. */
const idIn = (words: string): string | null =>
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(words)?.[0].toLowerCase() ?? null;

/**
 * Postings, people and conversations of this user, with the query keys of their pages, so that most come from the
 * cache.
 * Postings are also searched on the server, because a company may have more than one page of them.
 */
export function useThings(user: User | null, words: string, candidateName: string): Things {
  const isSeeker = user?.user_type === 'JOB_SEEKER';
  const isRecruiter = user?.user_type === 'RECRUITER';
  const mayRead = isRecruiter && user.approval_status === 'APPROVED';
  const postings = useThing(postingsQuestion(everyPosting), isRecruiter, ({ jobs }) => jobs);
  const found = useThing(
    postingsQuestion({ search: words, status: 'all' }),
    isRecruiter && words.length > 1,
    ({ jobs }) => jobs,
  );
  const applications = useThing(ownApplicationsQuestion('active'), isSeeker, (page) => page.applications);
  const candidates = useThing(candidatesQuestion(noFilters), mayRead, ({ users }) => users);
  const reserved = useThing(reservationsQuestion('active'), mayRead, ({ data }) => data);
  const accepted = useThing(reservationsQuestion('accepted'), mayRead, ({ data }) => data);
  const conversations = useThing(
    conversationsQuestion,
    user !== null && mayWriteMessages(user),
    (page) => page.conversations,
  );

  const people: readonly PersonNamed[] = [
    ...[...reserved.items, ...accepted.items].map(({ target_user }) => target_user),
    ...conversations.items.flatMap(({ recipient }) => (isRecruiter ? [recipient] : [])),
    ...candidates.items,
    ...(mayRead ? [idIn(words)] : []).flatMap((id) => (id === null ? [] : [{ id, full_name: candidateName }])),
  ];
  const reads = [postings, applications, candidates, reserved, accepted, conversations].map(({ read }) => read);
  const failed = [...reads, found.read].filter(({ error, data }) => error !== null && data === undefined);
  return {
    postings: once([...postings.items, ...found.items].map(postingCommand)),
    applications: once(
      applications.items.map(({ job }) => applicationCommand({ id: job.id, title: job.title, company: job.company })),
    ),
    people: once(people.map(personCommand)),
    conversations: conversations.items.map(conversationCommand),
    isLoading: reads.some(({ isLoading }) => isLoading),
    retry: failed.length === 0 ? null : () => failed.forEach((read) => void read.refetch()),
  };
}

/** Keeps the first command of each id: the same person may have a request and a conversation. */
function once(commands: readonly AppCommand[]): readonly AppCommand[] {
  return [...new Map(commands.toReversed().map((command) => [command.id, command])).values()].toReversed();
}
