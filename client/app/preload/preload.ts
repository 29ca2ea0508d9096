import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@modules/identity/http/users.contract';
import { ownApplicationsQuestion } from '../../features/applications/api/own-applications';
import { candidatesQuestion } from '../../features/candidates/api/search-candidates';
import { noFilters as anybody } from '../../features/candidates/domain/candidate-filters';
import { jobsQuestion } from '../../features/jobs/api/list-jobs';
import { noFilters as anyJob } from '../../features/jobs/domain/job-filters';
import { matchesQuestion } from '../../features/matches/api/list-matches';
import { conversationsQuestion } from '../../features/messages/api/list-conversations';
import { postingsQuestion } from '../../features/postings/api/list-postings';
import { reservationsQuestion } from '../../features/reservations/api/list-reservations';
import { askAhead } from '../../lib/use-read';

export type Reader = Pick<User, 'id' | 'user_type' | 'approval_status'>;

/**
 * Loads the lists that people open first after signing in. Errors are ignored: the page requests its list again.
 * Operators have queues, which are never shown from the cache.
 */
export async function preload(client: QueryClient, { id, user_type, approval_status }: Reader, language: string) {
  const reader = { userId: id, language };
  if (user_type === 'JOB_SEEKER') {
    await Promise.all([
      askAhead(client, reader, matchesQuestion('open')),
      askAhead(client, reader, ownApplicationsQuestion('active')),
      askAhead(client, reader, jobsQuestion(anyJob)),
      askAhead(client, reader, conversationsQuestion),
    ]);
  }
  // Recruiters who wait for approval may not read any of it.
  if (user_type === 'RECRUITER' && approval_status === 'APPROVED') {
    await Promise.all([
      askAhead(client, reader, postingsQuestion({ search: '', status: 'all' })),
      askAhead(client, reader, candidatesQuestion(anybody)),
      askAhead(client, reader, reservationsQuestion('active')),
      askAhead(client, reader, conversationsQuestion),
    ]);
  }
}
