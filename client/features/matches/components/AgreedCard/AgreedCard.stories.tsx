import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { matchedPerson } from '../../../../lib/examples/company-matches';
import { agreedMatch } from '../../../../lib/examples/matches';
import type { Language } from '../../../../lib/i18n';
import { AgreedCard, type AgreedCardProps } from './AgreedCard';

const ofCompany = (language: Language) => agreedMatch(language, { user: matchedPerson(language).user });

const meta = {
  title: 'Matches/AgreedCard',
  component: AgreedCard,
  args: { match: agreedMatch('fr'), side: 'seeker', sending: null, onAsk: fn() },
  parameters: english<AgreedCardProps>({ match: agreedMatch('en') }),
} satisfies Meta<typeof AgreedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheSeeker: Story = {};
export const ForTheSeekerOnAPhone: Story = { globals: onPhone };
export const ForTheCompany: Story = {
  args: { match: ofCompany('fr'), side: 'company' },
  parameters: english<AgreedCardProps>({ match: ofCompany('en') }),
};
/** A colleague made the reservation, so there is no link to it. */
export const OfAColleague: Story = {
  args: { match: { ...ofCompany('fr'), reservation_id: null }, side: 'company' },
  parameters: english<AgreedCardProps>({ match: { ...ofCompany('en'), reservation_id: null } }),
};
export const Hired: Story = {
  args: { match: agreedMatch('fr', { status: 'HIRED', allowed_actions: [] }) },
  parameters: english<AgreedCardProps>({ match: agreedMatch('en', { status: 'HIRED', allowed_actions: [] }) }),
};
