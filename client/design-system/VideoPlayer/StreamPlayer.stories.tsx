import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { answered, recordedLive, spoken, stream, talking } from '../../lib/examples/videos';
import { StreamPlayer } from './StreamPlayer';

const meta = {
  title: 'Design system/StreamPlayer',
  component: StreamPlayer,
  args: { stream: { status: 'ready', data: talking }, failed: 'La vidéo n’a pas pu être chargée.', onPlaying: fn() },
  globals: onDesktop,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 820 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof StreamPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithChaptersAndTranscript: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('J’ai dirigé une équipe de quatre personnes.', {}, { timeout: 8_000 });
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Plain: Story = { args: { stream: { status: 'ready', data: stream } } };
export const RecordedLive: Story = {
  args: { stream: { status: 'ready', data: { ...stream, recorded_live: recordedLive } } },
};
export const SoundOnly: Story = { args: { stream: { status: 'ready', data: spoken } } };
export const SoundOnlyOnAPhone: Story = { ...SoundOnly, globals: onPhone };
export const InWriting: Story = { args: { stream: { status: 'ready', data: answered } } };
export const Automatic: Story = {
  args: { stream: { status: 'ready', data: { ...talking, chapters: [], captions: talking.captions.slice(1) } } },
};
export const Loading: Story = { args: { stream: { status: 'loading' } } };
export const Failed: Story = {
  args: { stream: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const LedByAQuestion: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('no video');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 8_000 });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /réalisation/ }));
    await waitFor(() => expect(video.currentTime).toBe(4));
  },
};
export const LedByAWord: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = canvasElement.querySelector('video');
    if (!video) throw new Error('no video');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0), { timeout: 8_000 });
    await userEvent.type(canvas.getByRole('searchbox'), 'typescript');
    const hit = await canvas.findByRole('button', { name: /Sur un projet React/ }, { timeout: 8_000 });
    await userEvent.click(hit);
    await waitFor(() => expect(video.currentTime).toBe(4));
  },
};
