import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { candidateRoom, hostRoom, roomPeople } from '../../../lib/examples/rooms';
import type { CallPhase, CallState } from '../call/room-call';
import {
  idleRecorder,
  outside,
  ownPicture,
  personOf,
  recordingOf,
  withoutAnything,
  withoutCamera,
  workingDevices,
} from './room-stories.examples';
import { RoomView } from './RoomView';

const meta = {
  title: 'Rooms/RoomView',
  component: RoomView,
  args: {
    room: { status: 'ready', data: hostRoom },
    state: outside,
    own: ownPicture,
    onKnock: (): void => undefined,
    onLeave: fn(),
    onAnswer: () => Promise.resolve(),
    onMicrophone: fn(),
    onCamera: fn(),
    onShare: fn(),
    onRecording: () => Promise.resolve(),
    recorder: idleRecorder,
    renderNotes: () => <p>…</p>,
    renderScorecard: () => <p>…</p>,
  },
} satisfies Meta<typeof RoomView>;
export default meta;
type Story = StoryObj<typeof meta>;

const asCandidate = { room: { status: 'ready', data: candidateRoom } } as const;
const at = (phase: CallPhase, more: Partial<CallState> = {}): Story => ({
  args: { ...asCandidate, state: { ...outside, phase, ...more } },
});
const candidate = personOf(roomPeople.candidate, { role: 'CANDIDATE' });
const inCall = (more: Partial<CallState>): { state: CallState } => ({
  state: { ...outside, phase: 'in', hosted: true, ...more },
});

export const Loading: Story = { args: { room: { status: 'loading' } } };
export const TooEarly: Story = {
  args: {
    room: {
      status: 'failed',
      error: new ApiError(409, 'ROOMS.TOO_EARLY', 'La salle ouvre 10 minutes avant l’entrevue.'),
      retry: fn(),
    },
  },
};
export const CheckOfHost: Story = {};
export const CheckOfCandidate: Story = { args: asCandidate };
export const CheckOnAPhone: Story = { args: asCandidate, globals: onPhone };
export const CheckAsking: Story = {
  args: { own: { ...ownPicture, stream: null, devices: { ...withoutAnything, isAsking: true } } },
};
export const CheckWithoutCamera: Story = { args: { own: { ...ownPicture, devices: withoutCamera } } };
export const CheckWithoutAnything: Story = {
  args: { ...asCandidate, own: { ...ownPicture, stream: null, devices: withoutAnything } },
};
export const Knocking: Story = at('knocking');
export const Waiting: Story = at('waiting');
export const WaitingForHost: Story = at('waiting', { hosted: true });
export const Refused: Story = at('refused');
export const OpenElsewhere: Story = at('elsewhere');
export const Replaced: Story = at('replaced');
export const Full: Story = at('full');
export const Closed: Story = at('closed');
export const Left: Story = at('left');
export const Alone: Story = { args: inCall({}) };
export const SomebodyKnocks: Story = { args: inCall({ waiting: [roomPeople.candidate] }) };
export const SomebodyKnocksOnAPhone: Story = { ...SomebodyKnocks, globals: onPhone };
export const OfTwo: Story = { args: inCall({ others: [candidate] }) };
export const OfTwoForTheCandidate: Story = {
  args: { ...asCandidate, ...inCall({ others: [personOf(roomPeople.host)] }) },
};
export const OfTwoOnAPhone: Story = { ...OfTwoForTheCandidate, globals: onPhone };
export const OfFour: Story = {
  args: inCall({
    others: [
      candidate,
      personOf(roomPeople.manager, { media: { audio: false, video: false, screen: false } }),
      personOf(roomPeople.reviewer, { role: 'GUEST', status: 'connecting', stream: null, media: null }),
    ],
  }),
};
export const Interrupted: Story = { args: inCall({ others: [{ ...candidate, status: 'interrupted' }] }) };
export const Offline: Story = { args: inCall({ others: [candidate], isOffline: true }) };
export const SharingTheScreen: Story = {
  args: {
    ...inCall({ others: [candidate] }),
    own: { ...ownPicture, shown: { audio: false, video: true, screen: true } },
  },
};
export const WithoutDevices: Story = {
  args: {
    ...inCall({ others: [candidate] }),
    own: {
      ...ownPicture,
      stream: null,
      devices: { ...workingDevices, audio: withoutAnything.audio, video: withoutAnything.video },
      shown: { audio: false, video: false, screen: false },
      canShare: false,
      shareFailed: true,
    },
  },
};

const recorded = (recording: CallState['recording'], more: Partial<CallState> = {}): { state: CallState } =>
  inCall({ others: [candidate], recording, ...more });
const forCandidate = (recording: CallState['recording']): Story => ({
  args: { ...asCandidate, ...inCall({ others: [personOf(roomPeople.host)], recording }) },
});
const recordingHere = { ...idleRecorder, isRecorder: true };
const sent = { interviewId: hostRoom.interview_id, recordingId: hostRoom.room_id, file: new Blob() };

export const MayBeRecorded: Story = { args: { ...recorded(null), recorder: idleRecorder } };
export const RecordingAsked: Story = forCandidate(
  recordingOf({ status: 'ASKED', is_running: false, your_answer: null, missing: [roomPeople.candidate] }),
);
export const RecordingAskedOnAPhone: Story = { ...RecordingAsked, globals: onPhone };
export const RecordingWaits: Story = {
  args: recorded(recordingOf({ status: 'ASKED', is_running: false, missing: [roomPeople.candidate] })),
};
export const Recording: Story = forCandidate(recordingOf());
export const RecordingOnAPhone: Story = { ...Recording, globals: onPhone };
export const RecordingHere: Story = { args: { ...recorded(recordingOf()), recorder: { ...recordingHere, marked: 1 } } };
export const RecordingPaused: Story = {
  args: {
    ...recorded(recordingOf({ is_running: false, missing: [roomPeople.reviewer] }), {
      others: [candidate, personOf(roomPeople.reviewer, { role: 'GUEST' })],
    }),
    recorder: recordingHere,
  },
};
export const RecordingWaitsForYou: Story = forCandidate(
  recordingOf({ is_running: false, your_answer: null, missing: [roomPeople.candidate] }),
);
export const RecordingDeclined: Story = {
  args: recorded(recordingOf({ status: 'DECLINED', is_running: false, reason: 'REFUSED' })),
};
export const RecordingWithdrawn: Story = forCandidate(
  recordingOf({ status: 'DISCARDED', is_running: false, reason: 'WITHDRAWN' }),
);
export const RecordingPartKept: Story = forCandidate(
  recordingOf({ status: 'ENDED', is_running: false, reason: 'WITHDRAWN' }),
);
export const RecordingEnded: Story = forCandidate(
  recordingOf({ status: 'ENDED', is_running: false, reason: 'STOPPED' }),
);
export const RecordingIsSent: Story = {
  args: {
    ...recorded(recordingOf({ status: 'ENDED', is_running: false, reason: 'STOPPED' })),
    recorder: {
      ...recordingHere,
      upload: {
        name: 'sending',
        recorded: sent,
        phase: { name: 'uploading', percent: 40, sentBytes: 4, totalBytes: 10 },
      },
    },
  },
};
export const RecordingWasSent: Story = {
  args: {
    ...recorded(recordingOf({ status: 'ENDED', is_running: false, reason: 'STOPPED' })),
    recorder: { ...recordingHere, upload: { name: 'sent', recorded: sent } },
  },
};
export const RecordingNotSent: Story = {
  args: {
    ...at('left').args,
    room: { status: 'ready', data: hostRoom },
    recorder: {
      ...recordingHere,
      upload: {
        name: 'failed',
        recorded: sent,
        error: new ApiError(403, 'ROOMS.RECORDING_NOT_KEPT', 'Cet enregistrement n’est pas conservé.'),
      },
    },
  },
};
