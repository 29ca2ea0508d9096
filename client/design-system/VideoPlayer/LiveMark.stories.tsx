import type { Meta, StoryObj } from '@storybook/react-vite';
import { recordedLive } from '../../lib/examples/videos';
import { LiveMark } from './LiveMark';

const meta = {
  title: 'Design system/LiveMark',
  component: LiveMark,
  args: { live: recordedLive },
} satisfies Meta<typeof LiveMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPhraseAndGesture: Story = {};
export const SoundOnly: Story = { args: { live: { ...recordedLive, gesture: null } } };
/** A company that bought the video of a masked person. */
export const Masked: Story = { args: { live: { ...recordedLive, phrase: null, gesture: null } } };
export const SaidInEnglish: Story = {
  args: { live: { ...recordedLive, language: 'en', phrase: '37 rivers and 82 lamps' } },
};
