import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { developerMatch, nurseMatch } from '../../../../lib/examples/matches';
import { MatchCard, type MatchCardProps } from './MatchCard';

const meta = {
  title: 'Matches/MatchCard',
  component: MatchCard,
  args: {
    match: nurseMatch('fr'),
    isExplained: false,
    sending: null,
    onAccept: fn(),
    onDecline: fn(),
    onExplain: fn(),
  },
  parameters: english<MatchCardProps>({ match: nurseMatch('en') }),
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToDecide: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const BeingAccepted: Story = { args: { sending: 'ACCEPTED' } };
export const AcceptedWithoutQuotes: Story = {
  args: { match: developerMatch('fr') },
  parameters: english<MatchCardProps>({ match: developerMatch('en') }),
};
export const JobClosed: Story = {
  args: {
    match: nurseMatch('fr', { job: { ...nurseMatch('fr').job, status: 'PAUSED' }, allowed_actions: ['REJECTED'] }),
  },
  parameters: english<MatchCardProps>({
    match: nurseMatch('en', { job: { ...nurseMatch('en').job, status: 'PAUSED' }, allowed_actions: ['REJECTED'] }),
  }),
};
