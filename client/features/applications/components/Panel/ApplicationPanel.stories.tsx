import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../../storybook/decorators/with-frozen-clock';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { historyOf, receivedApplications } from '../../../../lib/examples/applications';
import type { Language } from '../../../../lib/i18n';
import { arrived } from '../../domain/received';
import { ApplicationPanel, type ApplicationPanelProps } from './ApplicationPanel';

type Name = keyof typeof receivedApplications;
const shown = (name: Name, language: Language): ApplicationPanelProps['application'] => ({
  status: 'ready',
  data: { ...arrived(receivedApplications[name](language), storyTime.getTime()), history: historyOf(name) },
});

const reviewing = (blind_review: 'POSSIBLE' | 'TEXT'): ApplicationPanelProps['application'] => {
  const application = shown('fresh', 'fr');
  return application.status === 'ready' ? { ...application, data: { ...application.data, blind_review } } : application;
};

const meta = {
  title: 'Applications/ApplicationPanel',
  component: ApplicationPanel,
  args: {
    application: shown('fresh', 'fr'),
    available: 12,
    sending: null,
    isBusy: false,
    returnTo: '/recruiter/jobs/1/applications',
    ownZone: 'America/Toronto',
    failed: null,
    onAction: fn(),
    renderProfile: ({ user }) => <p>{user.full_name}</p>,
  },
  parameters: english<ApplicationPanelProps>({ application: shown('fresh', 'en') }),
} satisfies Meta<typeof ApplicationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: Name): Story => ({
  args: { application: shown(name, 'fr') },
  parameters: english<ApplicationPanelProps>({ application: shown(name, 'en') }),
});

export const Fresh: Story = {};
export const WithTheTeam: Story = {
  args: { renderReviews: () => <p>3,5 / 4</p>, renderNotes: () => <p>@Luc</p> },
};
/** An owner or recruiter may choose not to know who it is. */
export const ReviewBlindPossible: Story = {
  args: { application: reviewing('POSSIBLE'), onReviewBlind: () => Promise.resolve() },
  parameters: { en: null },
};
export const InABlindReview: Story = {
  args: { application: reviewing('TEXT'), renderBlindReview: ({ blind_review: step }) => <p>{step}</p> },
  parameters: { en: null },
};
export const WithInterviews: Story = of('interview');
export const WithInterviewsOnAPhone: Story = { ...of('interview'), globals: onPhone };
export const WithoutALetter: Story = of('reviewed');
export const Offered: Story = of('offered');
export const OfferAccepted: Story = of('offerAccepted');
export const OfferWithAQuestion: Story = { ...of('offerAsked'), globals: onPhone };
export const EndedWithItsPosting: Story = of('ended');
export const RefusedAMomentAgo: Story = of('refused');
export const Accepted: Story = of('accepted');
export const Loading: Story = { args: { application: { status: 'loading' } }, parameters: { en: null } };
export const Withdrawn: Story = {
  args: { application: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { application: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
