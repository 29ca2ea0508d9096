import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
import { poster } from '../../../../lib/examples/videos';
import { WatchCompanyVideo } from './WatchCompanyVideo';

const meta = {
  title: 'Company/WatchCompanyVideo',
  component: WatchCompanyVideo,
  args: {
    title: 'Bienvenue à l’hôpital',
    onPlaying: fn(),
    stream: {
      status: 'ready',
      data: {
        streamUrl: '/samples/clip.mp4',
        hlsUrl: null,
        previewUrl: null,
        thumbnailStreamUrl: poster,
        captions: [],
        chapters: [],
        title: 'clip',
        duration: 12,
        width: 1280,
        height: 720,
        user: null,
        company: { name: 'Hôpital Mont-Blanc', logo_url: null },
      },
    },
  },
} satisfies Meta<typeof WatchCompanyVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { stream: { status: 'loading' } } };
export const Failed: Story = {
  args: { stream: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
