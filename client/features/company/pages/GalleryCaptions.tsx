import type { PutTranscriptRequest } from '@modules/media/http/transcript.contract';
import { CaptionsDialog } from '../../../design-system/Captions/CaptionsDialog';
import { useCaptionsText } from '../../../design-system/Captions/messages/use-captions-text';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useSkillSuggestions } from '../../../lib/skills/use-skill-suggestions';
import { useVideoCaptions } from '../../../lib/captions/use-video-captions';

export interface GalleryCaptionsProps {
  readonly videoId: string;
  readonly onClose: () => void;
}

/** Captions of a video of the company's gallery, also of those that a colleague uploaded. */
export function GalleryCaptions({ videoId, onClose }: GalleryCaptionsProps) {
  const text = useCaptionsText();
  const toasts = useToasts();
  const keywords = useSkillSuggestions();
  const { save, ...captions } = useVideoCaptions(videoId);
  const saveAndClose = async (transcript: PutTranscriptRequest): Promise<void> => {
    await save(transcript);
    toasts.success(text('saved'));
    onClose();
  };
  return <CaptionsDialog of="company" {...captions} keywords={keywords} onSave={saveAndClose} onClose={onClose} />;
}
