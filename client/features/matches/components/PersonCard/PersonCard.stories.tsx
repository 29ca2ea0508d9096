import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { interestedPerson, matchedPerson, suggestedPerson } from '../../../../lib/examples/company-matches';
import { PersonCard, type PersonCardProps } from './PersonCard';

const meta = {
  title: 'Matches/PersonCard',
  component: PersonCard,
  args: {
    match: interestedPerson('fr'),
    isExplained: false,
    sending: null,
    introductionPrice: 3,
    available: 12,
    onAsk: fn(),
    onIntroduce: fn(),
    onExplain: fn(),
  },
  parameters: { path: '/recruiter/matches', ...english<PersonCardProps>({ match: interestedPerson('en') }) },
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const introduced = { introduction: { message: null, introduced_at: '2026-11-11T08:00:00.000Z' } };

export const Interested: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const BeingConfirmed: Story = { args: { sending: 'MATCHED' } };
export const PaidBefore: Story = {
  args: { match: interestedPerson('fr', { unlock_price: 0 }) },
  parameters: english<PersonCardProps>({ match: interestedPerson('en', { unlock_price: 0 }) }),
};
export const BalanceShort: Story = { args: { available: 1 } };
export const Suggested: Story = {
  args: { match: suggestedPerson('fr') },
  parameters: english<PersonCardProps>({ match: suggestedPerson('en') }),
};
export const SuggestedOnAPhone: Story = { ...Suggested, parameters: { ...Suggested.parameters }, globals: onPhone };
export const PricesBeingRead: Story = {
  args: { match: suggestedPerson('fr'), introductionPrice: undefined, available: undefined },
  parameters: english<PersonCardProps>({ match: suggestedPerson('en') }),
};
export const SuggestedPaidBefore: Story = {
  args: { match: suggestedPerson('fr', { unlock_price: 0 }) },
  parameters: english<PersonCardProps>({ match: suggestedPerson('en', { unlock_price: 0 }) }),
};
/** The person declined a reservation, so the company can buy neither a match nor an introduction for now. */
const refused = (language: 'fr' | 'en') => {
  const match = suggestedPerson(language, { allowed_actions: ['REJECTED'] });
  const later = { may_reserve: 'LATER', may_reserve_from: '2026-12-12T15:00:00.000Z' } as const;
  return { ...match, user: { ...match.user, ...later } };
};
export const RefusedLately: Story = {
  args: { match: refused('fr') },
  parameters: english<PersonCardProps>({ match: refused('en') }),
};
export const RefusedLatelyOnAPhone: Story = {
  ...RefusedLately,
  parameters: { ...RefusedLately.parameters },
  globals: onPhone,
};
export const Introduced: Story = {
  args: { match: suggestedPerson('fr', introduced) },
  parameters: english<PersonCardProps>({ match: suggestedPerson('en', introduced) }),
};
export const SharedInterest: Story = {
  args: { match: matchedPerson('fr') },
  parameters: english<PersonCardProps>({ match: matchedPerson('en') }),
};
export const OpenedUnasked: Story = {
  args: { match: matchedPerson('fr', { is_mutual: false }) },
  parameters: english<PersonCardProps>({ match: matchedPerson('en', { is_mutual: false }) }),
};
export const Hired: Story = {
  args: { match: matchedPerson('fr', { status: 'HIRED', allowed_actions: [] }) },
  parameters: english<PersonCardProps>({ match: matchedPerson('en', { status: 'HIRED', allowed_actions: [] }) }),
};
