import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { presence } from '../../recorder/recorder.examples';
import { DrawnPhrase } from './DrawnPhrase';

const meta = {
  title: 'Videos/DrawnPhrase',
  component: DrawnPhrase,
  args: { presence, isSoundOnly: false },
} satisfies Meta<typeof DrawnPhrase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnVideo: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const SoundOnly: Story = { args: { isSoundOnly: true } };
