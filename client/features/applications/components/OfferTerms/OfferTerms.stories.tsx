import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { offerOf } from '../../../../lib/examples/applications';
import { OfferTerms, type OfferTermsProps } from './OfferTerms';

const answeredAt = '2026-11-12T13:00:00.000Z';
const meta = {
  title: 'Applications/OfferTerms',
  component: OfferTerms,
  args: { offer: offerOf('fr'), reader: 'company' },
  parameters: english<OfferTermsProps>({ offer: offerOf('en') }),
} satisfies Meta<typeof OfferTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (changes: Parameters<typeof offerOf>[1]): Story => ({
  args: { offer: offerOf('fr', changes) },
  parameters: english<OfferTermsProps>({ offer: offerOf('en', changes) }),
});

export const Open: Story = {};
export const SecondVersion: Story = of({ version: 2 });
export const Accepted: Story = of({ state: 'ACCEPTED', answer: 'ACCEPTED', answered_at: answeredAt });
export const Declined: Story = of({ state: 'DECLINED', answer: 'DECLINED', answered_at: answeredAt });
export const Asked: Story = of({
  answer: 'QUESTION',
  answer_note: 'Le quart de nuit est-il fixe?',
  answered_at: answeredAt,
});
export const Withdrawn: Story = of({ state: 'WITHDRAWN' });
export const Expired: Story = of({ state: 'EXPIRED', expires_at: '2026-11-11T23:00:00.000Z' });
export const AcceptedForTheCandidate: Story = { ...Accepted, args: { ...Accepted.args, reader: 'candidate' } };
export const OnAPhone: Story = { ...Asked, parameters: { ...Asked.parameters }, globals: onPhone };
