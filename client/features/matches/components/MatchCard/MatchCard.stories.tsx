import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { developerMatch, introducedMatch, mutualMatch, nurseMatch } from '../../../../lib/examples/matches';
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
    onHire: fn(),
    onCancel: fn(),
    onExplain: fn(),
  },
  parameters: english<MatchCardProps>({ match: nurseMatch('en') }),
} satisfies Meta<typeof MatchCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToDecide: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const BeingAccepted: Story = { args: { sending: 'ACCEPTED' } };
export const AcceptedWithoutQuotes: Story = {
  args: { match: developerMatch('fr') },
  parameters: english<MatchCardProps>({ match: developerMatch('en') }),
};
export const Introduced: Story = {
  args: { match: introducedMatch('fr') },
  parameters: english<MatchCardProps>({ match: introducedMatch('en') }),
};
export const IntroducedOnAPhone: Story = {
  args: {
    match: introducedMatch('fr', { introduction: { message: null, introduced_at: '2026-11-12T08:00:00.000Z' } }),
  },
  parameters: english<MatchCardProps>({ match: introducedMatch('en') }),
  globals: onPhone,
};
export const SharedInterest: Story = {
  args: { match: mutualMatch('fr') },
  parameters: english<MatchCardProps>({ match: mutualMatch('en') }),
};
export const OpenedByTheCompany: Story = {
  args: { match: mutualMatch('fr', { is_mutual: false }) },
  parameters: english<MatchCardProps>({ match: mutualMatch('en', { is_mutual: false }) }),
};
export const Hired: Story = {
  args: { match: mutualMatch('fr', { status: 'HIRED', allowed_actions: [] }) },
  parameters: english<MatchCardProps>({ match: mutualMatch('en', { status: 'HIRED', allowed_actions: [] }) }),
};
export const JobClosed: Story = {
  args: {
    match: nurseMatch('fr', { job: { ...nurseMatch('fr').job, status: 'PAUSED' }, allowed_actions: ['REJECTED'] }),
  },
  parameters: english<MatchCardProps>({
    match: nurseMatch('en', { job: { ...nurseMatch('en').job, status: 'PAUSED' }, allowed_actions: ['REJECTED'] }),
  }),
};
