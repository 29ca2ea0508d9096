import type { Blur } from '../../recorder/use-blur';
import type { Camera } from '../../recorder/use-camera';

/** Storybook has no camera. A stream without tracks shows the background of the picture. */
const stream = typeof MediaStream === 'undefined' ? ({} as MediaStream) : new MediaStream();
const nothing = (): void => undefined;

export const noCamera: Camera = {
  state: { status: 'asking' },
  cameras: [],
  microphones: [],
  cameraId: '',
  microphoneId: '',
  chooseCamera: nothing,
  chooseMicrophone: nothing,
  retry: nothing,
};

export const withCamera: Camera = {
  ...noCamera,
  state: { status: 'ready', stream },
  cameras: [
    { id: 'front', label: 'Caméra avant' },
    { id: 'usb', label: 'Logitech BRIO (046d:085e)' },
  ],
  microphones: [{ id: 'built-in', label: 'Microphone intégré' }],
  cameraId: 'front',
  microphoneId: 'built-in',
};

export const blurOff: Blur = {
  state: 'off',
  stream: null,
  framing: null,
  isJerky: false,
  choose: nothing,
  load: nothing,
};
