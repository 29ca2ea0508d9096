import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Circle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RoomRecording } from '@modules/rooms/http/room-messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { icon } from '../../../design-system/theme/tokens';
import type { RecordingAct } from '../call/room-call';
import { useRoomsText } from '../messages/use-rooms-text';
import { RecordingQuestion } from './RecordingQuestion';
import { RecordingSign } from './RecordingSign';

export interface RecordingPanelProps {
  readonly recording: RoomRecording | null;
  readonly isHost: boolean;
  /** The candidate is here and this browser can record. */
  readonly canAsk: boolean;
  /** This tab records. */
  readonly isRecorder: boolean;
  readonly nameOf: (participantId: string) => string;
  readonly onAct: (act: RecordingAct, more?: object) => Promise<void>;
  /** Progress of the upload, in the tab that recorded. */
  readonly upload: ReactNode;
  readonly recordingsHref: string;
}

/** Everything about the recording of this interview: question, sign, end. Empty for guests and candidates until a host asks. */
export function RecordingPanel(props: RecordingPanelProps) {
  const { recording, isHost, canAsk, isRecorder, nameOf, onAct, upload } = props;
  const text = useRoomsText();
  const [hasFailed, setHasFailed] = useState(false);
  const act = async (name: RecordingAct, more: object = {}): Promise<void> => {
    setHasFailed(false);
    try {
      await onAct(name, {
        ...(recording && name !== 'room:ask-recording' && { recording_id: recording.recording_id }),
        ...more,
      });
    } catch {
      setHasFailed(true);
    }
  };
  const status = recording?.status ?? null;
  const isOpen = status === 'ASKED' || status === 'ON';
  const hasAgreed = recording?.your_answer === 'YES';
  return (
    <>
      {recording && status === 'ON' && (
        <RecordingSign
          isRunning={recording.is_running}
          missing={recording.missing.map(nameOf)}
          isHost={isHost}
          isRecorder={isRecorder}
          hasAgreed={hasAgreed}
          onStop={() => void act('room:stop-recording')}
          onWithdraw={() => void act('room:withdraw-recording')}
        />
      )}
      {recording && isOpen && !hasAgreed && (
        <RecordingQuestion
          isRunning={status === 'ON'}
          onAnswer={(answer, keepsPart) => void act('room:answer-recording', { answer, keeps_part: keepsPart })}
        />
      )}
      {recording && status === 'ASKED' && hasAgreed && (
        <Box role="status">
          <Notice
            tone="info"
            action={
              <Button dense onClick={() => void act(isHost ? 'room:stop-recording' : 'room:withdraw-recording')}>
                {text(isHost ? 'recording.cancel' : 'recording.withdraw')}
              </Button>
            }
          >
            {text('recording.waiting', { names: recording.missing.map(nameOf).join(', ') })}
          </Notice>
        </Box>
      )}
      {upload}
      {recording && !isOpen && upload === null && <Ended {...props} recording={recording} />}
      {isHost && !isOpen && canAsk && upload === null && (
        <Box>
          <Button onClick={() => void act('room:ask-recording')} startIcon={<Circle size={icon.normal} aria-hidden />}>
            {text('recording.ask')}
          </Button>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {text('recording.askHint')}
          </Typography>
        </Box>
      )}
      {hasFailed && (
        <Box role="alert">
          <Notice tone="warning">{text('recording.failed')}</Notice>
        </Box>
      )}
    </>
  );
}

function Ended({ recording, recordingsHref }: RecordingPanelProps & { readonly recording: RoomRecording }) {
  const text = useRoomsText();
  if (recording.status === 'ENDED') {
    return (
      <Box role="status">
        <Notice
          tone="info"
          action={
            <Button dense href={recordingsHref}>
              {text('recording.see')}
            </Button>
          }
        >
          {text(recording.reason === 'WITHDRAWN' ? 'recording.partKept' : 'recording.ended')}
        </Notice>
      </Box>
    );
  }
  return (
    <Box role="status">
      <Notice tone="info">
        {text(recording.status === 'DECLINED' ? 'recording.declined' : 'recording.discarded')}
      </Notice>
    </Box>
  );
}
