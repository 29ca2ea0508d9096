import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { ownApplications } from '../../../../lib/examples/applications';
import { freeTimesOf } from '../../../../lib/examples/free-times';
import { ChooseFreeTime } from '../InterviewDetails/ChooseFreeTime';
import { OwnCard, type OwnCardProps } from './OwnCard';

const meta = {
  title: 'Applications/OwnCard',
  component: OwnCard,
  args: {
    application: ownApplications.sent('fr'),
    now: storyTime.getTime(),
    ownZone: 'America/Toronto',
    isBusy: false,
    sendingSlot: null,
    failed: null,
    onWithdraw: fn(),
    onChoose: fn(),
    renderFreeTimes: (props) => <ChooseFreeTime free={{ status: 'ready', data: freeTimesOf() }} {...props} />,
    onAnswer: () => Promise.resolve(),
    onReadPosting: fn(),
    messageHref: '/messages',
  },
  parameters: english<OwnCardProps>({ application: ownApplications.sent('en') }),
} satisfies Meta<typeof OwnCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: keyof typeof ownApplications): Story => ({
  args: { application: ownApplications[name]('fr') },
  parameters: english<OwnCardProps>({ application: ownApplications[name]('en') }),
});
const onAPhone = (story: Story): Story => ({ ...story, parameters: { ...story.parameters }, globals: onPhone });

export const Sent: Story = {};
export const SentOnAPhone: Story = onAPhone(of('sent'));
export const Reviewed: Story = of('reviewed');
export const WithAnInterview: Story = of('interview');
export const WithSlotsToChoose: Story = of('slots');
export const WithSlotsToChooseOnAPhone: Story = onAPhone(of('slots'));
export const WithAnOffer: Story = of('offer');
export const WithAnOfferOnAPhone: Story = onAPhone(of('offer'));
export const Accepted: Story = of('accepted');
export const Refused: Story = of('refused');
export const Withdrawn: Story = of('withdrawn');
export const OfferWithAQuestion: Story = of('offerAsked');
export const OfferAccepted: Story = of('offerAccepted');
export const OfferWithdrawn: Story = of('offerWithdrawn');
export const OfferExpired: Story = of('offerExpired');
export const PostingPaused: Story = of('ended');
export const PostingPausedOnAPhone: Story = onAPhone(of('ended'));
export const PositionFilled: Story = {
  args: { application: { ...ownApplications.ended('fr'), closed_reason: 'JOB_FILLED' } },
  parameters: english<OwnCardProps>({ application: { ...ownApplications.ended('en'), closed_reason: 'JOB_FILLED' } }),
};
export const NotWithdrawn: Story = { args: { failed: 'Le serveur ne répond pas. Vérifiez votre connexion.' } };
