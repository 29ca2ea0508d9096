import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Handover, ReportHandoverRequest } from '@modules/handover/http/handover.contract';
import { openHandover, reportStep, useHandover } from '../../features/handover/api/handover';
import { useHandoverText } from '../../features/handover/messages/use-handover-text';
import { type PhonePageState, PhoneView } from '../../features/handover/pages/PhoneView';
import { Page } from '../../design-system/Page/Page';
import { CardSkeleton } from '../../design-system/Skeletons/CardSkeleton';
import { useErrorText } from '../../lib/error-text';
import { useSession } from '../../lib/session/use-session';
import { useDocumentTitle } from '../../lib/use-document-title';
import { useFragment } from '../../lib/use-fragment';

const RecordPage = lazy(async () => ({
  default: (await import('../../features/videos/pages/RecordPage')).RecordPage,
}));
const PhoneResume = lazy(async () => ({
  default: (await import('../../features/profile/components/ResumeField/PhoneResume')).PhoneResume,
}));

/** The page that a phone opens from a QR code: the code itself, then the one page that it continues. */
export function PhonePage() {
  const text = useHandoverText();
  const errorText = useErrorText();
  const session = useSession();
  const code = useFragment().get('token');
  const [opening, setOpening] = useState<{ readonly isRunning: boolean; readonly problem: string | null }>();
  const [openedCode, setOpenedCode] = useState<string | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  const [report, setReport] = useState<'none' | 'running' | 'done' | { readonly reason: string }>('none');
  const last = useRef<ReportHandoverRequest>({ status: 'DONE' });
  useDocumentTitle(text('phone.title'));

  const start = async (): Promise<void> => {
    if (code === null) return;
    setOpening({ isRunning: true, problem: null });
    try {
      await openHandover(code);
      setOpenedCode(code);
      setWasOpen(true);
      setOpening(undefined);
    } catch (error) {
      setOpening({ isRunning: false, problem: errorText(error) });
    }
  };
  const finish = async (step: ReportHandoverRequest): Promise<void> => {
    last.current = step;
    setReport('running');
    try {
      await reportStep(step);
      setReport('done');
    } catch (error) {
      setReport({ reason: errorText(error) });
    }
  };
  const state = (): PhonePageState => {
    if (report === 'done') return { kind: 'done' };
    if (report === 'running') return { kind: 'reporting' };
    if (report !== 'none') return { kind: 'not-reported', reason: report.reason };
    if (code !== null && code !== openedCode) {
      return { kind: 'start', isOpening: opening?.isRunning === true, problem: opening?.problem ?? null };
    }
    if (session.status === 'loading') return { kind: 'loading' };
    if (session.status === 'signed-out') {
      return wasOpen || session.reason === 'expired' ? { kind: 'ended', mayBeKept: true } : { kind: 'no-code' };
    }
    return { kind: 'page', content: <Continued onDone={(step) => void finish(step)} /> };
  };
  return <PhoneView state={state()} onStart={() => void start()} onReport={() => void finish(last.current)} />;
}

interface ContinuedProps {
  readonly onDone: (step: ReportHandoverRequest) => void;
}

/** The page of the computer. Its session is open. */
function Continued({ onDone }: ContinuedProps) {
  const text = useHandoverText();
  const { data: handover } = useHandover();
  const [shown, setShown] = useState<Handover['page'] | null>(null);
  // A later answer must not replace a page on which somebody records.
  if (shown === null && handover) setShown(handover.page);
  const opening = (
    <Page>
      <CardSkeleton count={1} min={280} label={text('phone.opening')} />
    </Page>
  );
  const content = (): ReactNode => {
    if (shown === null) return opening;
    if (shown.kind === 'RESUME') return <PhoneResume onSent={() => onDone({ status: 'DONE' })} />;
    return (
      <RecordPage
        phone={{
          jobId: shown.job_id,
          // The next step tells the computer anyway.
          onStep: (status) => void reportStep({ status }).catch(() => undefined),
          onSent: (videoId) => onDone({ status: 'DONE', video_id: videoId }),
        }}
      />
    );
  };
  return <Suspense fallback={opening}>{content()}</Suspense>;
}
