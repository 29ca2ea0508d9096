import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ReportTarget } from '@modules/messaging/http/reports.contract';
import { Button } from '../Button/Button';
import { icon } from '../theme/tokens';
import { useReportText } from './messages';

// Loaded on demand, because few people need the form.
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog')).ReportDialog }));

export interface ReportButtonProps {
  readonly target: ReportTarget;
  readonly id: string;
}

/** Button to report content of others: `<ReportButton target="JOB" id={job.id} />`. */
export function ReportButton({ target, id }: ReportButtonProps) {
  const text = useReportText();
  const [isOpen, setOpen] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        startIcon={<Flag size={icon.small} aria-hidden />}
        onClick={() => setOpen('open')}
      >
        {text('report')}
      </Button>
      {isOpen !== 'never' && (
        <Suspense fallback={null}>
          <ReportDialog reported={isOpen === 'open' ? { target, id } : null} onClose={() => setOpen('closed')} />
        </Suspense>
      )}
    </>
  );
}
