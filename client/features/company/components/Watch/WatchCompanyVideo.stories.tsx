import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StreamMetadata } from '@modules/media/http/media.contract';
import { ApiError } from '../../../../lib/api-error';
import { poster } from '../../../../lib/examples/videos';
import { WatchCompanyVideo } from './WatchCompanyVideo';

const video: StreamMetadata = {
  kind: 'VIDEO',
  streamUrl: '/samples/clip.mp4',
  hlsUrl: null,
  previewUrl: null,
  thumbnailStreamUrl: poster,
  captions: [],
  chapters: [],
  description: null,
  questions: [],
  title: 'clip',
  duration: 12,
  width: 1280,
  height: 720,
  recorded_live: null,
  user: null,
  company: { name: 'Hôpital Mont-Blanc', logo_url: null },
};

const meta = {
  title: 'Company/WatchCompanyVideo',
  component: WatchCompanyVideo,
  args: {
    title: 'Bienvenue à l’hôpital',
    onPlaying: fn(),
    stream: { status: 'ready', data: video },
  },
} satisfies Meta<typeof WatchCompanyVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithWhatIsSaid: Story = {
  args: {
    stream: {
      status: 'ready',
      data: {
        ...video,
        captions: [
          {
            language: 'fr',
            label: 'Français',
            url: 'data:text/vtt,WEBVTT%0A%0A00:00.000%20--%3E%2000:04.000%0AIci%2C%20on%20travaille%20%C3%A0%20quatre%20par%20unit%C3%A9.',
            automatic: false,
            summary: 'Ici, on travaille à quatre par unité, et les horaires sont connus six semaines d’avance.',
            tags: ['soins', 'équipe', 'horaires'],
          },
        ],
      },
    },
  },
};
export const Loading: Story = { args: { stream: { status: 'loading' } } };
export const Failed: Story = {
  args: { stream: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
