import Box from '@mui/material/Box';
import { LogOut, Mic, MicOff, ScreenShare, ScreenShareOff, Video, VideoOff } from 'lucide-react';
import type { RoomMedia } from '@modules/rooms/http/room-messages.contract';
import { Button } from '../../../design-system/Button/Button';
import { icon } from '../../../design-system/theme/tokens';
import { useRoomsText } from '../messages/use-rooms-text';

export interface CallControlsProps {
  readonly media: RoomMedia;
  /** The person turned the camera off; during screen sharing it stays as it is. */
  readonly isCameraOn: boolean;
  readonly hasMicrophone: boolean;
  readonly hasCamera: boolean;
  /** Phones cannot share their screen. */
  readonly canShare: boolean;
  readonly onMicrophone: () => void;
  readonly onCamera: () => void;
  readonly onShare: () => void;
  readonly onLeave: () => void;
}

/** Buttons of the call, with labels: people under pressure should not have to guess icons. */
export function CallControls(props: CallControlsProps) {
  const { media, isCameraOn, hasMicrophone, hasCamera, canShare, onMicrophone, onCamera, onShare, onLeave } = props;
  const text = useRoomsText();
  const [MicIcon, CameraIcon] = [media.audio ? Mic : MicOff, isCameraOn && hasCamera ? Video : VideoOff];
  const ShareIcon = media.screen ? ScreenShareOff : ScreenShare;
  return (
    <Box role="group" aria-label={text('call.controls')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={onMicrophone} disabled={!hasMicrophone} startIcon={<MicIcon size={icon.normal} aria-hidden />}>
        {text(!hasMicrophone ? 'call.noMicrophone' : media.audio ? 'call.mute' : 'call.unmute')}
      </Button>
      <Button onClick={onCamera} disabled={!hasCamera} startIcon={<CameraIcon size={icon.normal} aria-hidden />}>
        {text(!hasCamera ? 'call.noCameraHere' : isCameraOn ? 'call.cameraOff' : 'call.cameraOn')}
      </Button>
      {canShare && (
        <Button onClick={onShare} startIcon={<ShareIcon size={icon.normal} aria-hidden />}>
          {text(media.screen ? 'call.stopSharing' : 'call.share')}
        </Button>
      )}
      <Button variant="danger" onClick={onLeave} startIcon={<LogOut size={icon.normal} aria-hidden />}>
        {text('call.leave')}
      </Button>
    </Box>
  );
}
