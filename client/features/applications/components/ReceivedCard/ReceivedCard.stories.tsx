import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { receivedApplications } from '../../../../lib/examples/applications';
import type { Language } from '../../../../lib/i18n';
import { arrived, type ShownApplication } from '../../domain/received';
import { ReceivedCard, type ReceivedCardProps } from './ReceivedCard';

type Name = keyof typeof receivedApplications;
const shown = (name: Name, language: Language): ShownApplication =>
  arrived(receivedApplications[name](language), storyTime.getTime());

const meta = {
  title: 'Applications/ReceivedCard',
  component: ReceivedCard,
  args: {
    application: shown('fresh', 'fr'),
    available: 12,
    sending: null,
    isBusy: false,
    returnTo: '/recruiter/jobs/1/applications',
    failed: null,
    onAction: fn(),
    onOpen: fn(),
  },
  parameters: english<ReceivedCardProps>({ application: shown('fresh', 'en') }),
} satisfies Meta<typeof ReceivedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: Name): Story => ({
  args: { application: shown(name, 'fr') },
  parameters: english<ReceivedCardProps>({ application: shown(name, 'en') }),
});

export const Fresh: Story = {};
export const FreshOnAPhone: Story = { ...of('fresh'), globals: onPhone };
export const ReviewedAndPaidForBefore: Story = of('reviewed');
export const WithInterviews: Story = of('interview');
export const WithInterviewsOnAPhone: Story = { ...of('interview'), globals: onPhone };
export const Offered: Story = of('offered');
export const OfferAccepted: Story = of('offerAccepted');
export const OfferWithAQuestion: Story = of('offerAsked');
export const EndedWithItsPosting: Story = of('ended');
export const Accepted: Story = of('accepted');
export const RefusedAMomentAgo: Story = of('refused');
export const NoCreditLeft: Story = { args: { available: 0 } };
export const BeingReviewed: Story = { args: { sending: 'REVIEWED', isBusy: true } };
export const SomebodyWasFaster: Story = {
  args: {
    failed: {
      id: '1',
      title: 'La situation a changé entre-temps.',
      sentence: 'Cette candidature a déjà changé. Cette page vient d’être mise à jour.',
    },
  },
};
