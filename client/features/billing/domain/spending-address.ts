import type { Spending } from '@modules/operations/http/spending.contract';
import { paths } from '../../../lib/paths';

/** Address of the thing that a statement line paid for. */
export function spendingAddress(spending: Spending): string {
  switch (spending.kind) {
    case 'APPLICATION':
      return paths.jobApplication(spending.job_id, spending.application_id);
    case 'CONVERSATION':
      return paths.conversation(spending.conversation_id);
    case 'CANDIDATE':
      return paths.candidate(spending.candidate_id);
  }
}
