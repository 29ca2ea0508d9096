import { type Spending, spending } from '@modules/operations/http/spending.contract';
import { api } from '../../../lib/backend';
import { useRead } from '../../../lib/use-read';

/** Reads what a statement line paid for. */
export function useSpending(lineId: string) {
  return useRead<Spending>('dashboard', ['spending', lineId], (signal) =>
    api({ path: `/api/dashboard/recruiter/spending/${lineId}`, answer: spending, signal }),
  );
}
