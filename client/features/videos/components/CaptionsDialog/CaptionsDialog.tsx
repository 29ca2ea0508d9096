import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type OwnTranscript,
  type PutTranscriptRequest,
  type TranscriptLanguage,
  transcriptLanguages,
} from '@modules/media/http/transcript.contract';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { ListSkeleton } from '../../../../design-system/Skeletons/ListSkeleton';
import { Tabs } from '../../../../design-system/Tabs/Tabs';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useVideosText } from '../../messages/use-videos-text';
import { CaptionsForm } from './CaptionsForm';

export interface CaptionsDialogProps {
  /** Of the language that is shown; null where there is none yet. */
  readonly transcript: Loadable<OwnTranscript | null>;
  readonly language: TranscriptLanguage;
  readonly onLanguage: (language: TranscriptLanguage) => void;
  readonly onSave: (transcript: PutTranscriptRequest) => Promise<void>;
  readonly onClose: () => void;
}

/** What is said in a video: written, pasted or imported, corrected, shown or hidden. */
export function CaptionsDialog({ transcript, language, onLanguage, onSave, onClose }: CaptionsDialogProps) {
  const text = useVideosText();
  return (
    <Dialog open title={text('captions.title')} onClose={onClose} wide>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text('captions.lead')}</Typography>
        <Tabs
          label={text('captions.language')}
          value={language}
          tabs={transcriptLanguages.map((value) => ({
            value,
            label: text(`captions.${value}`),
            panel: value === language && <Shown transcript={transcript} language={language} onSave={onSave} />,
          }))}
          onChange={(value) => onLanguage(transcriptLanguages.find((each) => each === value) ?? language)}
        />
      </Box>
    </Dialog>
  );
}

function Shown({ transcript, language, onSave }: Pick<CaptionsDialogProps, 'transcript' | 'language' | 'onSave'>) {
  const text = useVideosText();
  const errorText = useErrorText();
  switch (transcript.status) {
    case 'loading':
      return <ListSkeleton count={2} label={text('questions.loading')} />;
    case 'failed':
      return (
        <ErrorState
          what={text('captions.loadFailed')}
          toDo={errorText(transcript.error)}
          onRetry={transcript.retry}
          level={3}
        />
      );
    case 'ready':
      return <CaptionsForm key={language} transcript={transcript.data} language={language} onSave={onSave} />;
  }
}
