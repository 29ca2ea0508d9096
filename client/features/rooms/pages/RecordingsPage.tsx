import { useParams } from 'react-router';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { removeRecording, useRecordings } from '../api/recordings';
import { RecordingPlayer } from '../components/RecordingPlayer';
import { useRoomsText } from '../messages/use-rooms-text';
import { RecordingsView } from './RecordingsView';

/** `/interviews/:interviewId/recordings` */
export function RecordingsPage() {
  const text = useRoomsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { interviewId = '' } = useParams();
  const recordings = useRecordings(interviewId);
  useDocumentTitle(text('recordings.title'));
  return (
    <RecordingsView
      recordings={recordings}
      onRemove={async (id) => {
        try {
          await removeRecording(interviewId, id);
          toasts.success(text('recordings.removed'));
        } catch (error) {
          toasts.error(`${text('recordings.removeFailed')} ${errorText(error)}`);
        }
      }}
      renderPlayer={(videoId) => <RecordingPlayer videoId={videoId} />}
    />
  );
}
