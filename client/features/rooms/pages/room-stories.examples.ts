import type { CallPerson, CallState } from '../call/room-call';
import type { OwnMedia } from '../call/use-own-media';
import type { OwnPicture } from './RoomView';

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

export const outside: CallState = { phase: 'idle', isOffline: false, hosted: false, others: [], waiting: [] };

export const personOf = (participantId: string, more: Partial<CallPerson> = {}): CallPerson => ({
  participantId,
  role: 'HOST',
  stream,
  media: { audio: true, video: true, screen: false },
  status: 'connected',
  ...more,
});
