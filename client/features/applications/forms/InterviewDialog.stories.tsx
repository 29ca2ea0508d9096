import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { freeInterview, interviewOf, proposedInterview } from '../../../lib/examples/applications';
import { interviewersOf } from '../../../lib/examples/free-times';
import { messageTools } from '../../../lib/examples/message-templates';
import { InterviewDialog } from './InterviewDialog';

const meta = {
  title: 'Applications/InterviewDialog',
  component: InterviewDialog,
  args: {
    open: true,
    name: 'Camille Tremblay',
    applicationId: '0199f0c2-0000-7000-8000-000000000301',
    tools: messageTools,
    interview: null,
    ownZone: 'America/Toronto',
    team: interviewersOf(),
    onSend: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof InterviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Moving: Story = { args: { interview: interviewOf('fr') } };
export const MovingAChoice: Story = { args: { interview: proposedInterview('fr') } };
export const MovingAChoiceOnAPhone: Story = { ...MovingAChoice, globals: onPhone };
export const MovingAFreeTime: Story = { args: { interview: freeInterview('fr') } };
export const MovingAFreeTimeOnAPhone: Story = { ...MovingAFreeTime, globals: onPhone };
export const OnlyMember: Story = { args: { team: interviewersOf().slice(0, 1) } };
export const FromAbroad: Story = { args: { ownZone: 'Europe/Paris' } };
