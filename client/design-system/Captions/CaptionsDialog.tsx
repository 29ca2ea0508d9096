import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  type TranscriptLanguage,
  transcriptLanguages,
} from '@modules/media/http/transcript.contract';
import { Dialog } from '../Dialog/Dialog';
import { useHeldOpen } from '../Dialog/use-held-open';
import { ErrorState } from '../ErrorState/ErrorState';
import { ListSkeleton } from '../Skeletons/ListSkeleton';
import { Tabs } from '../Tabs/Tabs';
import { useErrorText } from '../../lib/error-text';
import type { CaptionsDraft } from '../../lib/captions/use-video-captions';
import type { Loadable } from '../../lib/loadable';
import { useCaptionsText } from './messages/use-captions-text';
import { CaptionsForm, type CaptionsFormProps } from './CaptionsForm';

export interface CaptionsDialogProps {
  /** Whether the video is about a person or a company. */
  readonly of: 'person' | 'company';
  /** Transcript in the chosen language; null if there is none yet. */
  readonly transcript: Loadable<OwnTranscript | null>;
  readonly language: TranscriptLanguage;
  readonly onLanguage: (language: TranscriptLanguage) => void;
  readonly draft: CaptionsDraft;
  readonly onSave: (transcript: PutTranscriptRequest) => Promise<void>;
  readonly onClose: () => void;
  /** Keywords known to the server that match the typed text. */
  readonly keywords?: CaptionsFormProps['keywords'];
}

/** Dialog to write, paste, import, correct, show or hide the captions of a video. */
export function CaptionsDialog({ onLanguage, onClose, onSave, ...shown }: CaptionsDialogProps) {
  const text = useCaptionsText();
  const { close, hold, isSending } = useHeldOpen(onClose);
  const choose = (value: string): void => {
    const chosen = transcriptLanguages.find((each) => each === value);
    // The language cannot be changed while the form is being sent.
    if (chosen !== undefined && !isSending) onLanguage(chosen);
  };
  return (
    <Dialog open title={text('title')} onClose={close} wide>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text(`lead.${shown.of}`)}</Typography>
        <Tabs
          label={text('language')}
          value={shown.language}
          tabs={transcriptLanguages.map((value) => ({
            value,
            label: text(value),
            panel: value === shown.language && (
              <Shown {...shown} onSave={(transcript) => hold(() => onSave(transcript))} />
            ),
          }))}
          onChange={choose}
        />
      </Box>
    </Dialog>
  );
}

function Shown({ transcript, ...form }: Omit<CaptionsDialogProps, 'onLanguage' | 'onClose'>) {
  const text = useCaptionsText();
  const errorText = useErrorText();
  switch (transcript.status) {
    case 'loading':
      return <ListSkeleton count={2} label={text('loading')} />;
    case 'failed':
      return (
        <ErrorState what={text('loadFailed')} toDo={errorText(transcript.error)} onRetry={transcript.retry} level={3} />
      );
    case 'ready':
      return <CaptionsForm key={form.language} transcript={transcript.data} {...form} />;
  }
}
