import type { Meta, StoryObj } from '@storybook/react-vite';
import type { VideoSummary } from '@modules/media/http/media.contract';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { VideoSaleCard } from '../../../design-system/VideoSale/VideoSaleCard';
import { ApiError } from '../../../lib/api-error';
import { questionBlocks } from '../../../lib/examples/questions';
import { info, processing, ready, stream, talking } from '../../../lib/examples/videos';
import { VideoCard } from '../components/VideoCard/VideoCard';
import { VideosView } from './VideosView';

const list = (videos: VideoSummary[]) =>
  ({ status: 'ready', data: { videos, total: videos.length, page: 1, limit: 100 } }) as const;

const meta = {
  title: 'Videos/VideosView',
  component: VideosView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    videos: list([ready, processing]),
    info,
    upload: null,
    blocks: questionBlocks,
    unfinished: null,
    onGiveUp: fn(),
    onSets: fn(),
    onUpload: fn(),
    onDismissUpload: fn(),
    onUpdate: () => Promise.resolve(),
    onDelete: () => Promise.resolve(),
    renderCard: (slot) => <VideoCard key={slot.video.id} {...slot} />,
    renderQuestions: () => null,
    renderCaptions: () => null,
    renderPlayer: () => (
      <StreamPlayer stream={{ status: 'ready', data: stream }} failed="Indisponible" onPlaying={fn()} />
    ),
  },
  render: (args) => (
    <main>
      <VideosView {...args} />
    </main>
  ),
} satisfies Meta<typeof VideosView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** The question about selling is shown with the first video. */
export const FirstVideo: Story = {
  args: {
    videos: list([processing]),
    question: <VideoSaleCard answer={null} price={1} onAnswer={() => Promise.resolve()} />,
  },
};
/** With a summary, questions and a transcript, which have their own headings. */
export const WithWhatIsSaid: Story = {
  args: {
    renderPlayer: () => (
      <StreamPlayer stream={{ status: 'ready', data: talking }} failed="Indisponible" onPlaying={fn()} />
    ),
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Empty: Story = { args: { videos: list([]) } };
export const Loading: Story = { args: { videos: { status: 'loading' }, info: undefined } };
export const Failed: Story = {
  args: { videos: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const AskedBeforeDeleting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Supprimer|Delete).*Présentation/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
