import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { InterviewRecording } from '@modules/rooms/http/recordings.contract';
import { onPhone } from '../../../../storybook/widths';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { ApiError } from '../../../lib/api-error';
import { hostRoom } from '../../../lib/examples/rooms';
import { talking } from '../../../lib/examples/videos';
import { RecordingsView } from './RecordingsView';

const recordingOf = (more: Partial<InterviewRecording> = {}): InterviewRecording => ({
  id: hostRoom.room_id,
  state: 'READY',
  video_id: hostRoom.interview_id,
  recorded_at: '2026-11-26T15:04:00.000Z',
  duration: 1_804,
  ...more,
});
const ready = (...recordings: InterviewRecording[]) =>
  ({ status: 'ready', data: { recordings, title: hostRoom.job.title } }) as const;

const meta = {
  title: 'Rooms/RecordingsView',
  component: RecordingsView,
  args: {
    recordings: ready(recordingOf()),
    onRemove: () => Promise.resolve(),
    renderPlayer: () => (
      <StreamPlayer
        stream={{ status: 'ready', data: talking }}
        failed="La vidéo n’a pas pu être chargée."
        onPlaying={fn()}
      />
    ),
  },
} satisfies Meta<typeof RecordingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnItsWay: Story = {
  args: {
    recordings: ready(
      recordingOf({ state: 'UPLOADING', video_id: null, duration: null }),
      recordingOf({ id: hostRoom.job.id, state: 'PROCESSING', video_id: null, duration: null }),
    ),
  },
};
export const NotPrepared: Story = {
  args: { recordings: ready(recordingOf({ state: 'FAILED', video_id: null, duration: null })) },
};
export const None: Story = { args: { recordings: ready() } };
export const Loading: Story = { args: { recordings: { status: 'loading' } } };
export const Failed: Story = {
  args: {
    recordings: {
      status: 'failed',
      error: new ApiError(404, 'REQUEST.NOT_FOUND', 'Cette entrevue n’existe pas.'),
      retry: fn(),
    },
  },
};
