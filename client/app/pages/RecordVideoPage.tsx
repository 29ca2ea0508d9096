import { ContinueOnPhone } from '../../features/handover/components/ContinueOnPhone';
import { RecordPage } from '../../features/videos/pages/RecordPage';

/** Records a video here, or on a phone. */
export function RecordVideoPage() {
  return (
    <RecordPage
      renderOffer={({ jobId, isFirst, onDone }) => (
        <ContinueOnPhone
          page={jobId === null ? { kind: 'VIDEO' } : { kind: 'ANSWERS', job_id: jobId }}
          isFirst={isFirst}
          isBrief={isFirst}
          onDone={onDone}
        />
      )}
    />
  );
}
