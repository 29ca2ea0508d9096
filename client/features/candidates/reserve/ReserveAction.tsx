import { useState } from 'react';
import type { MaskedCandidate } from '@modules/identity/http/candidates.contract';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useActiveJobs } from '../api/active-jobs';
import { reserveCandidate } from '../api/reserve-candidate';
import { useCandidatesText } from '../messages/use-candidates-text';
import { ReserveButton } from './ReserveButton';
import { ReserveDialog } from './ReserveDialog';
import { usePurse } from './use-purse';

/** Button to reserve on the candidate's page. */
export function ReserveAction({ candidate }: { candidate: MaskedCandidate }) {
  const text = useCandidatesText();
  const language = useLanguage();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const purse = usePurse();
  const jobs = useActiveJobs(isOpen);
  return (
    <>
      <ReserveButton
        candidate={candidate}
        available={purse.available}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        grow
      />
      <ReserveDialog
        candidate={isOpen ? candidate : null}
        purse={purse}
        jobs={jobs}
        onReserve={reserveCandidate}
        onClose={() => setOpen(false)}
        // The open profile behind the dialog shows the result, so the dialog closes.
        onMade={({ expires_at: ends, target_user: { full_name: name } }) => {
          setOpen(false);
          toasts.success(text('reserve.opened', { name, date: formatDateTime(ends, language) }));
        }}
      />
    </>
  );
}
