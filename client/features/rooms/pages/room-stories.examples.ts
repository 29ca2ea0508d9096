import type { CallPerson, CallState } from '../call/room-call';
import type { OwnMedia } from '../call/use-own-media';
import type { OwnPicture, RecorderState } from './RoomView';
import type { RoomRecording } from '@modules/rooms/http/room-messages.contract';
import { hostRoom, roomPeople } from '../../../lib/examples/rooms';

const nothing = (): void => undefined;
/** Storybook has no camera. Tracks and streams without content show the background of the picture. */
const track = {} as MediaStreamTrack;
const stream = typeof MediaStream === 'undefined' ? ({} as MediaStream) : new MediaStream();

const device = { track, problem: null, devices: [], deviceId: '', choose: nothing };

export const workingDevices: OwnMedia = {
  isAsking: false,
  audio: {
    ...device,
    devices: [
      { id: 'built-in', label: 'Microphone intégré' },
      { id: 'headset', label: 'Casque USB' },
    ],
    deviceId: 'built-in',
  },
  video: {
    ...device,
    devices: [
      { id: 'front', label: 'Caméra avant' },
      { id: 'usb', label: 'Logitech BRIO (046d:085e)' },
    ],
    deviceId: 'front',
  },
  retry: nothing,
};

export const withoutCamera: OwnMedia = {
  ...workingDevices,
  video: { ...device, track: null, problem: 'missing' },
};

export const withoutAnything: OwnMedia = {
  ...workingDevices,
  audio: { ...device, track: null, problem: 'refused' },
  video: { ...device, track: null, problem: 'refused' },
};

export const ownPicture: OwnPicture = {
  devices: workingDevices,
  stream,
  shown: { audio: true, video: true, screen: false },
  isCameraOn: true,
  canShare: true,
  shareFailed: false,
};

export const outside: CallState = {
  phase: 'idle',
  isOffline: false,
  hosted: false,
  others: [],
  waiting: [],
  recording: null,
};

export const personOf = (participantId: string, more: Partial<CallPerson> = {}): CallPerson => ({
  participantId,
  role: 'HOST',
  stream,
  media: { audio: true, video: true, screen: false },
  status: 'connected',
  ...more,
});

export const idleRecorder: RecorderState = {
  isRecorder: false,
  canRecord: true,
  marked: 0,
  onMark: nothing,
  upload: null,
  onRetryUpload: nothing,
  onDismissUpload: nothing,
};

/** A recording that everybody agreed to. */
export const recordingOf = (more: Partial<RoomRecording> = {}): RoomRecording => ({
  recording_id: hostRoom.room_id,
  status: 'ON',
  is_running: true,
  reason: null,
  connection: hostRoom.room_id,
  agreed: [roomPeople.host, roomPeople.candidate],
  missing: [],
  your_answer: 'YES',
  ...more,
});
