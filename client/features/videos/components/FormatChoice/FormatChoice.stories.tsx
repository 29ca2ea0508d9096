import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { FormatChoice } from './FormatChoice';

const meta = {
  title: 'Videos/FormatChoice',
  component: FormatChoice,
  args: { value: 'VIDEO', onChange: fn() },
} satisfies Meta<typeof FormatChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {};
export const SoundOnly: Story = { args: { value: 'AUDIO' } };
export const InWriting: Story = { args: { value: 'TEXT' } };
export const OnAPhone: Story = { args: { value: 'AUDIO', formats: ['VIDEO', 'AUDIO'] }, globals: onPhone };
export const WithoutARecorder: Story = { args: { value: 'TEXT', formats: ['TEXT'] } };
