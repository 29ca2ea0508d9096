import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from './LoadingScreen';

const meta = {
  title: 'App/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTheSessionIsConfirmed: Story = {};

export const ServerUnreachable: Story = { args: { isUnreachable: true } };
