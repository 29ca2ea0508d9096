import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { ownApplications } from '../../../../lib/examples/applications';
import { StageBar } from './StageBar';

const meta = {
  title: 'Applications/StageBar',
  component: StageBar,
  args: { application: ownApplications.sent('fr') },
} satisfies Meta<typeof StageBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {};
export const SentOnAPhone: Story = { globals: onPhone };
export const Reviewed: Story = { args: { application: ownApplications.reviewed('fr') } };
export const AtTheInterview: Story = { args: { application: ownApplications.interview('fr') } };
export const AtTheInterviewOnAPhone: Story = { ...AtTheInterview, globals: onPhone };
export const Offered: Story = { args: { application: ownApplications.offer('fr') } };
export const Accepted: Story = { args: { application: ownApplications.accepted('fr') } };
export const Refused: Story = { args: { application: ownApplications.refused('fr') } };
export const RefusedOnAPhone: Story = { ...Refused, globals: onPhone };
export const Withdrawn: Story = { args: { application: ownApplications.withdrawn('fr') } };
