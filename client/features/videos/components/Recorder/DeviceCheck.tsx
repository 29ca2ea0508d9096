import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../../design-system/Button/Button';
import { Card } from '../../../../design-system/Card/Card';
import { PlainSelect } from '../../../../design-system/PlainSelect/PlainSelect';
import { radius } from '../../../../design-system/theme/tokens';
import { useRecorderText } from '../../messages/use-recorder-text';
import { useFormatsText } from '../../messages/use-formats-text';
import type { Camera } from '../../recorder/use-camera';
import { CameraPicture } from './CameraPicture';
import { CameraTrouble } from './CameraTrouble';
import { SoundStage } from './SoundStage';

export interface DeviceCheckProps {
  readonly camera: Camera;
  /** The picture that is recorded: the camera's, or its blurred copy. Null while there is none. */
  readonly picture: MediaStream | null;
  /** The choice of a blurred background; null without a picture. */
  readonly blur?: ReactNode;
  /** Nothing can be recorded yet. */
  readonly isWaiting?: boolean;
  readonly meter: ReactNode;
  /** The hint about the light; null without a picture. */
  readonly hint: ReactNode;
  readonly isSoundOnly?: boolean;
  readonly onPicture: (element: HTMLVideoElement | null) => void;
  /** The drawn phrase, if the person chose one. */
  readonly phrase?: ReactNode;
  /** The practice question, once camera and microphone work. */
  readonly practice: ReactNode;
  /** Notes for the questions. */
  readonly notes: ReactNode;
  readonly onStart: () => void;
  /** Back to the choice of questions; absent if an answer is already recorded. */
  readonly onBack?: (() => void) | undefined;
}

/** Checks picture and sound before the recording starts. */
export function DeviceCheck(props: DeviceCheckProps) {
  const { camera, picture, blur, isWaiting = false, meter, hint, isSoundOnly = false } = props;
  const { onPicture, phrase, practice, notes, onStart, onBack } = props;
  const text = useRecorderText();
  const formats = useFormatsText();
  const { state } = camera;
  if (state.status === 'failed') return <CameraTrouble problem={state.problem} onRetry={camera.retry} />;
  const pictureShape = {
    aspectRatio: isSoundOnly ? '16 / 9' : { xs: '3 / 4', sm: '16 / 9' },
    maxHeight: isSoundOnly ? '30dvh' : '62dvh',
    width: '100%',
  } as const;
  return (
    <Card as="section" title={isSoundOnly ? formats('check.title') : text('check.title')} titleLevel={2}>
      {state.status === 'asking' ? (
        <>
          <Typography role="status">{isSoundOnly ? formats('check.asking') : text('check.asking')}</Typography>
          <Skeleton variant="rounded" sx={{ ...pictureShape, height: 'auto', borderRadius: `${radius.media}px` }} />
        </>
      ) : (
        <>
          <Box sx={{ ...pictureShape, borderRadius: `${radius.media}px`, overflow: 'hidden' }}>
            {isSoundOnly ? (
              <SoundStage />
            ) : (
              <CameraPicture stream={picture} label={text('check.picture')} onElement={onPicture} />
            )}
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {meter}
            {hint}
            {blur}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            {camera.cameras.length > 0 && (
              <PlainSelect
                label={text('check.camera')}
                value={camera.cameraId}
                options={camera.cameras.map(({ id, label }) => ({ value: id, label }))}
                onChange={camera.chooseCamera}
              />
            )}
            {camera.microphones.length > 0 && (
              <PlainSelect
                label={text('check.microphone')}
                value={camera.microphoneId}
                options={camera.microphones.map(({ id, label }) => ({ value: id, label }))}
                onChange={camera.chooseMicrophone}
              />
            )}
          </Box>
          {phrase}
          {practice}
          {notes}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="primary" disabled={isWaiting} onClick={onStart}>
              {text('check.start')}
            </Button>
            {onBack && <Button onClick={onBack}>{text('check.change')}</Button>}
          </Box>
        </>
      )}
    </Card>
  );
}
