import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoMessagesView } from './NoMessagesView';

const meta = {
  title: 'Messages/NoMessagesView',
  component: NoMessagesView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoMessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RecruiterWaitingForApproval: Story = { args: { userType: 'RECRUITER' } };
export const OnAPhone: Story = { args: { userType: 'RECRUITER' }, parameters: { width: 390 } };
export const Operator: Story = { args: { userType: 'OPERATOR' } };
