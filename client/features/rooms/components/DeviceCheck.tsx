import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { Notice } from '../../../design-system/Notice/Notice';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { radius } from '../../../design-system/theme/tokens';
import type { CameraProblem } from '../../../lib/devices/camera-problem';
import type { MediaKind, OwnDevice, OwnMedia } from '../call/use-own-media';
import { useRoomsText } from '../messages/use-rooms-text';
import { LevelMeter } from './LevelMeter';
import { StreamPicture } from './StreamPicture';

export interface DeviceCheckProps {
  readonly media: OwnMedia;
  readonly stream: MediaStream | null;
  /** A host enters directly; others knock. */
  readonly isHost: boolean;
  readonly onJoin: () => void;
}

/** Camera and microphone before the room. It can be entered without either. */
export function DeviceCheck({ media, stream, isHost, onJoin }: DeviceCheckProps) {
  const text = useRoomsText();
  const { audio, video, isAsking, retry } = media;
  const hasProblem = audio.problem !== null || video.problem !== null;
  return (
    <Card as="section" title={text('check.title')} titleLevel={2}>
      {isAsking && <Typography role="status">{text('check.asking')}</Typography>}
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '16 / 9',
          maxHeight: '50dvh',
          width: '100%',
          overflow: 'hidden',
          borderRadius: `${radius.media}px`,
          bgcolor: 'overMedia.ground',
          color: 'overMedia.text',
          display: 'grid',
          placeItems: 'center',
        }}
      >
        {video.track === null ? (
          !isAsking && <span>{text('check.noPicture')}</span>
        ) : (
          <StreamPicture stream={stream} label={text('check.picture')} isOwn />
        )}
      </Box>
      {audio.track !== null && <LevelMeter stream={stream} />}
      <Problem kind="audio" problem={audio.problem} />
      <Problem kind="video" problem={video.problem} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        <Choice label={text('check.camera')} device={video} />
        <Choice label={text('check.microphone')} device={audio} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
        {text('check.private')} {!isHost && text('check.knockHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="primary" onClick={onJoin} disabled={isAsking}>
          {text(isHost ? 'check.join' : 'check.knock')}
        </Button>
        {hasProblem && <Button onClick={retry}>{text('check.retry')}</Button>}
      </Box>
    </Card>
  );
}

function Choice({ label, device }: { readonly label: string; readonly device: OwnDevice }) {
  if (device.devices.length < 2) return null;
  return (
    <PlainSelect
      label={label}
      value={device.deviceId}
      options={device.devices.map(({ id, label: name }) => ({ value: id, label: name }))}
      onChange={device.choose}
    />
  );
}

const explained = ['refused', 'missing', 'busy'] as const;

function Problem({ kind, problem }: { readonly kind: MediaKind; readonly problem: CameraProblem | null }) {
  const text = useRoomsText();
  if (problem === null) return null;
  const known = explained.find((each) => each === problem) ?? 'other';
  return <Notice tone="warning">{text(`problem.${kind}.${known}`)}</Notice>;
}
