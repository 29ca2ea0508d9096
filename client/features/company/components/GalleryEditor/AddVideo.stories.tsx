import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import type { UploadInfo } from '@modules/media/http/media.contract';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import type { NewCompanyVideo } from '../../api/company-upload';
import { AddVideo } from './AddVideo';

const limits: UploadInfo = {
  video: {
    max_size_bytes: 1024 ** 3,
    max_duration_seconds: 3_600,
    accepted_types: ['video/mp4', 'video/quicktime', 'video/webm'],
    accepted_extensions: ['mp4', 'mov', 'webm'],
    qualities: ['low', 'medium', 'high'],
    default_quality: 'medium',
  },
  sound: { accepted_types: ['audio/mpeg'], accepted_extensions: ['.mp3'] },
  image: { max_size_bytes: 5 * 1024 ** 2, accepted_types: ['image/png'] },
  file: { max_size_bytes: 10 * 1024 ** 2, accepted_extensions: ['pdf'] },
  quota: {
    uploads_per_day: 20,
    uploads_left_today: 19,
    storage_limit_bytes: 5 * 1024 ** 3,
    storage_used_bytes: 0,
    concurrent_processing: 2,
  },
};
const video: NewCompanyVideo = {
  companyId: '0199f0c2-0000-7000-8000-00000000c001',
  file: new File(['x'], 'visite-atelier.mp4', { type: 'video/mp4' }),
  values: { title: 'Visite de l’atelier', description: '', video_category: 'OFFICE', is_public: true },
};

const meta = {
  title: 'Company/AddVideo',
  component: AddVideo,
  args: { limits, upload: null, onUpload: fn(), onDismiss: fn() },
} satisfies Meta<typeof AddVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Described: Story = {
  play: ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (input) void fireEvent.change(input, { target: { files: [video.file] } });
  },
};
export const NotAVideo: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]');
    if (input)
      void fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    await screen.findByText(/MP4, MOV, WEBM/, { selector: '[role=alert] *' });
  },
};
export const Sending: Story = {
  args: {
    upload: {
      name: 'sending',
      video,
      phase: { name: 'uploading', percent: 41, sentBytes: 43_000_000, totalBytes: 104_857_600 },
    },
  },
};
export const WaitingForTheNetwork: Story = {
  args: { upload: { name: 'sending', video, phase: { name: 'waiting', percent: 38 } } },
};
export const Arriving: Story = { args: { upload: { name: 'sending', video, phase: { name: 'arriving' } } } };
export const Failed: Story = {
  args: { upload: { name: 'failed', video, error: new ApiError(0, 'CLIENT.UPLOAD_NETWORK', '') } },
};
export const NoneLeft: Story = {
  args: { limits: { ...limits, quota: { ...limits.quota, uploads_left_today: 0 } } },
};
