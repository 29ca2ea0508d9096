import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
import { questionBlocks } from '../../../../lib/examples/questions';
import { info } from '../../../../lib/examples/videos';
import { UploadPanel, type UploadPanelProps } from './UploadPanel';

const file = new File([new Uint8Array(2048)], 'presentation-finale.mp4', { type: 'video/mp4' });
const video = { file, title: 'Présentation', quality: 'medium', questions: [] } as const;

const args: UploadPanelProps = {
  info,
  upload: null,
  blocks: questionBlocks,
  unfinished: null,
  onUpload: fn(),
  onDismiss: fn(),
  onGiveUp: fn(),
  onSets: fn(),
};

const meta = { title: 'Videos/UploadPanel', component: UploadPanel, args } satisfies Meta<typeof UploadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const UnfinishedBefore: Story = { args: { unfinished: 'presentation-finale.mp4' } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    if (input instanceof HTMLInputElement) await userEvent.upload(input, file);
    await expect(await within(canvasElement).findByDisplayValue('presentation finale')).toBeVisible();
  },
};
const sending = {
  name: 'sending',
  video,
  phase: { name: 'uploading', percent: 38, sentBytes: 41_000_000, totalBytes: 108_000_000 },
} as const;
export const Sending: Story = { args: { upload: sending } };
export const SendingInTheBackground: Story = { args: { upload: { ...sending, mayClose: true } } };
export const Arriving: Story = { args: { upload: { name: 'sending', video, phase: { name: 'arriving' } } } };
export const WaitingForTheNetwork: Story = {
  args: { upload: { name: 'sending', video, phase: { name: 'waiting', percent: 38 } } },
};
export const ConnectionCut: Story = {
  args: { upload: { name: 'failed', video, error: new ApiError(0, 'CLIENT.UPLOAD_NETWORK', '') } },
};
export const NoneLeftToday: Story = { args: { info: { ...info, quota: { ...info.quota, uploads_left_today: 0 } } } };
