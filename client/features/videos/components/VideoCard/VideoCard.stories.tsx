import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import {
  delayed,
  failed,
  hidden,
  noiseFailed,
  noiseReduced,
  noiseUnderWay,
  paused,
  processing,
  ready,
  soundOnly,
  waiting,
  written,
} from '../../../../lib/examples/videos';
import { VideoCard, type VideoCardProps } from './VideoCard';

const meta = {
  title: 'Videos/VideoCard',
  component: VideoCard,
  decorators: [
    (Story) => (
      <ul style={{ padding: 0, listStyle: 'none', maxWidth: 380 }}>
        <Story />
      </ul>
    ),
  ],
  args: {
    video: ready,
    isWatched: false,
    onWatch: fn(),
    onRename: fn(),
    onDelete: fn(),
    onQuestions: fn(),
    onCaptions: fn(),
    onVisibility: () => Promise.resolve(),
    onNoise: () => Promise.resolve(),
  },
} satisfies Meta<typeof VideoCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Watched: Story = { args: { isWatched: true } };
export const Hidden: Story = { args: { video: hidden } };
export const HiddenOnAPhone: Story = { ...Hidden, globals: onPhone };
export const SoundOnly: Story = { args: { video: soundOnly } };
export const NoiseReduced: Story = { args: { video: noiseReduced } };
export const NoiseUnderWay: Story = { args: { video: noiseUnderWay } };
export const NoiseFailed: Story = { args: { video: noiseFailed } };
export const NoiseFailedOnAPhone: Story = { ...NoiseFailed, globals: onPhone };
export const InWriting: Story = { args: { video: written } };
export const InWritingOnAPhone: Story = { ...InWriting, globals: onPhone };
export const Waiting: Story = { args: { video: waiting } };
export const Delayed: Story = { args: { video: delayed } };
export const Paused: Story = { args: { video: paused } };
export const Processing: Story = { args: { video: processing } };
export const Failed: Story = {
  args: { video: failed('Le fichier est incomplet : la fin manque. Enregistrez-le à nouveau, puis renvoyez-le.') },
  parameters: english<VideoCardProps>({
    video: failed('The file is incomplete: its end is missing. Record it again, then upload it.'),
  }),
};
