import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { VideoPlayer } from '../../../../design-system/VideoPlayer/VideoPlayer';
import { aboutVideo, gallery } from '../../../../lib/examples/company-videos';
import { poster } from '../../../../lib/examples/videos';
import { Gallery } from './Gallery';

const meta = {
  title: 'Company/Gallery',
  component: Gallery,
  args: {
    videos: gallery,
    renderPlayer: (_, title) => <VideoPlayer src="/samples/clip.mp4" title={title} poster={poster} />,
  },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const One: Story = { args: { videos: [aboutVideo] } };
export const Nothing: Story = { args: { videos: [] } };
