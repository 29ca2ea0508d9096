import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../storybook/widths';
import { NoMessagesView } from './NoMessagesView';

const meta = {
  title: 'Messages/NoMessagesView',
  component: NoMessagesView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoMessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RecruiterWaitingForApproval: Story = { args: { userType: 'RECRUITER' } };
export const OnAPhone: Story = { args: { userType: 'RECRUITER' }, globals: onPhone };
export const Operator: Story = { args: { userType: 'OPERATOR' } };
