import { useCurrentUser } from '../../../lib/session/use-session';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { useMyPreview } from '../api/my-preview';
import { CandidatePlayer } from '../components/CandidatePlayer';
import { useNow } from '../../../lib/use-now';
import { useCandidateText } from '../messages/use-candidate-text';
import { PreviewView } from './PreviewView';

export function PreviewPage() {
  const text = useCandidateText();
  const user = useCurrentUser();
  const preview = useMyPreview();
  const now = useNow();
  useDocumentTitle(text('preview.title'));
  return (
    <PreviewView
      preview={preview}
      isHidden={!user.profile_visible}
      now={now}
      renderPlayer={(videoId) => <CandidatePlayer videoId={videoId} />}
    />
  );
}
