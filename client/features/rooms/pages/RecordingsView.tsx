import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { InterviewRecording, InterviewRecordings } from '@modules/rooms/http/recordings.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ConfirmDialog } from '../../../design-system/ConfirmDialog/ConfirmDialog';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { icon } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useRoomsText } from '../messages/use-rooms-text';

export interface RecordingsViewProps {
  readonly recordings: Loadable<InterviewRecordings>;
  readonly onRemove: (recordingId: string) => Promise<void>;
  readonly renderPlayer: (videoId: string) => ReactNode;
}

/** The recordings of an interview, for the people who are in them. */
export function RecordingsView({ recordings, onRemove, renderPlayer }: RecordingsViewProps) {
  const text = useRoomsText();
  const errorText = useErrorText();
  const data = recordings.status === 'ready' ? recordings.data : null;
  return (
    <Page>
      <PageHeader title={text('recordings.title')} {...(data && data.title !== '' && { lead: data.title })} />
      {recordings.status === 'loading' && <CardSkeleton count={1} label={text('recordings.loading')} />}
      {recordings.status === 'failed' && (
        <ErrorState
          what={text('recordings.loadFailed')}
          toDo={errorText(recordings.error)}
          onRetry={recordings.retry}
        />
      )}
      {data?.recordings.length === 0 && (
        <EmptyState title={text('recordings.none')} sentence={text('recordings.noneHint')} />
      )}
      {data?.recordings.map((recording, index) => (
        <RecordingCard
          key={recording.id}
          recording={recording}
          place={index + 1}
          onRemove={() => onRemove(recording.id)}
          renderPlayer={renderPlayer}
        />
      ))}
    </Page>
  );
}

interface RecordingCardProps extends Pick<RecordingsViewProps, 'renderPlayer'> {
  readonly recording: InterviewRecording;
  /** From 1; buttons need different names. */
  readonly place: number;
  readonly onRemove: () => Promise<void>;
}

function RecordingCard({ recording, place, onRemove, renderPlayer }: RecordingCardProps) {
  const text = useRoomsText();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (): Promise<void> => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
    setAsked(false);
  };
  const { state, video_id: videoId } = recording;
  return (
    <Card
      as="section"
      title={text('recordings.one', { time: formatDateTime(recording.recorded_at, language) })}
      titleLevel={2}
    >
      {videoId !== null && renderPlayer(videoId)}
      {state !== 'READY' && (
        <Box role="status">
          <Notice tone={state === 'FAILED' ? 'danger' : 'info'}>{text(`recordings.${state}`)}</Notice>
        </Box>
      )}
      <Box>
        <Button variant="danger" onClick={() => setAsked(true)} startIcon={<Trash2 size={icon.normal} aria-hidden />}>
          {text('recordings.remove', { place: String(place) })}
        </Button>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text('recordings.removeHint')}
        </Typography>
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={text('recordings.removeQuestion')}
        confirmLabel={text('recordings.removeConfirm')}
        danger
        busy={isRemoving}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        {text('recordings.removeExplained')}
      </ConfirmDialog>
    </Card>
  );
}
