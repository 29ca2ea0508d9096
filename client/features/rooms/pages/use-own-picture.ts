import { useEffect, useMemo, useState } from 'react';
import type { RoomCall } from '../call/room-call';
import { useOwnMedia } from '../call/use-own-media';
import { useScreenShare } from '../call/use-screen-share';
import type { OwnPicture } from './RoomView';

export interface OwnControls extends OwnPicture {
  readonly onMicrophone: () => void;
  readonly onCamera: () => void;
  readonly onShare: () => void;
}

/** A track that is off sends silence or a black picture. */
function setEnabled(track: MediaStreamTrack | null, isOn: boolean): void {
  if (track) track.enabled = isOn;
}

/** Camera, microphone and shared screen of this person. Passes changes to the call. */
export function useOwnPicture(call: RoomCall | null, wants: boolean, isIn: boolean): OwnControls {
  const devices = useOwnMedia(wants);
  const share = useScreenShare(isIn);
  const [isMicrophoneOn, setMicrophoneOn] = useState(true);
  const [isCameraOn, setCameraOn] = useState(true);
  const audio = devices.audio.track;
  const camera = devices.video.track;
  const screen = share.track;
  const hasSound = audio !== null && isMicrophoneOn;
  const hasPicture = screen !== null || (camera !== null && isCameraOn);

  useEffect(() => {
    setEnabled(audio, isMicrophoneOn);
    setEnabled(camera, isCameraOn);
  }, [audio, camera, isMicrophoneOn, isCameraOn]);
  const shown = useMemo(
    () => ({ audio: hasSound, video: hasPicture, screen: screen !== null }),
    [hasSound, hasPicture, screen],
  );
  const video = screen ?? camera;
  useEffect(() => {
    call?.show({ audio, video }, shown).catch((error: unknown) => reportError(error));
  }, [call, audio, video, shown]);
  const stream = useMemo(() => {
    const tracks = [audio, video].filter((track) => track !== null);
    return tracks.length === 0 ? null : new MediaStream(tracks);
  }, [audio, video]);

  return {
    devices,
    stream,
    shown,
    isCameraOn,
    canShare: share.canShare,
    shareFailed: share.hasFailed,
    onMicrophone: () => setMicrophoneOn((before) => !before),
    onCamera: () => setCameraOn((before) => !before),
    onShare: share.toggle,
  };
}
