import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { SessionWarningDialog } from './SessionWarningDialog';

const meta = {
  title: 'App/SessionWarningDialog',
  component: SessionWarningDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, secondsLeft: 58, onStay: fn() },
} satisfies Meta<typeof SessionWarningDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneMinuteLeft: Story = {};
export const LastSeconds: Story = { args: { secondsLeft: 7 } };
export const Answered: Story = { args: { secondsLeft: null } };
export const OnAPhone: Story = { globals: onPhone };
