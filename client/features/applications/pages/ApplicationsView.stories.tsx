import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { storyTime } from '../../../../storybook/decorators/with-frozen-clock';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { ownApplications } from '../../../lib/examples/applications';
import { freeTimesOf } from '../../../lib/examples/free-times';
import { ChooseFreeTime } from '../components/InterviewDetails/ChooseFreeTime';
import type { Language } from '../../../lib/i18n';
import { ApplicationsView, type ApplicationsViewProps } from './ApplicationsView';

type Name = keyof typeof ownApplications;
const list = (language: Language, ...names: Name[]): ApplicationsViewProps['applications'] => ({
  status: 'ready',
  data: {
    items: names.map((name) => ownApplications[name](language)),
    total: names.length,
    isLoadingMore: false,
    onMore: fn(),
  },
});
const active: Name[] = ['slots', 'offer', 'reviewed', 'sent'];
const archived: Name[] = ['ended', 'withdrawn', 'refused'];

const meta = {
  title: 'Applications/ApplicationsView',
  component: ApplicationsView,
  parameters: { layout: 'fullscreen', ...english<ApplicationsViewProps>({ applications: list('en', ...active) }) },
  globals: onDesktop,
  args: {
    view: 'active',
    onView: (): void => undefined,
    counts: { active: 4, archived: 3 },
    applications: list('fr', ...active),
    now: storyTime.getTime(),
    ownZone: 'America/Toronto',
    onWithdraw: () => Promise.resolve(),
    onChoose: () => Promise.resolve(),
    renderFreeTimes: (props) => <ChooseFreeTime free={{ status: 'ready', data: freeTimesOf() }} {...props} />,
    onAnswer: () => Promise.resolve(),
    reading: null,
    onRead: (): void => undefined,
    messageHref: ({ job }) => `/messages?userId=${job.contact_user_id ?? ''}`,
  },
  render: (args) => (
    <main>
      <ApplicationsView {...args} />
    </main>
  ),
} satisfies Meta<typeof ApplicationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const OnlySent: Story = {
  args: { applications: list('fr', 'sent'), counts: { active: 1, archived: 0 } },
  parameters: english<ApplicationsViewProps>({ applications: list('en', 'sent') }),
};
export const Archived: Story = {
  args: { view: 'archived', applications: list('fr', ...archived) },
  parameters: english<ApplicationsViewProps>({ applications: list('en', ...archived) }),
};
export const Accepted: Story = {
  args: { applications: list('fr', 'accepted') },
  parameters: english<ApplicationsViewProps>({ applications: list('en', 'accepted') }),
};
export const AskingToWithdraw: Story = {
  ...OnlySent,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Retirer|Withdraw)/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const OneOffer: Story = {
  args: { applications: list('fr', 'offer'), counts: { active: 1, archived: 0 } },
  parameters: english<ApplicationsViewProps>({ applications: list('en', 'offer') }),
};
export const AnsweringAnOffer: Story = {
  ...OneOffer,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Accepter l’offre|Accept the offer)/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const NothingSent: Story = {
  args: { applications: list('fr'), counts: { active: 0, archived: 0 } },
  parameters: { en: null },
};
export const NothingArchived: Story = {
  args: { view: 'archived', applications: list('fr'), counts: { active: 1, archived: 0 } },
  parameters: { en: null },
};
export const Loading: Story = {
  args: { applications: { status: 'loading' }, counts: undefined },
  parameters: { en: null },
};
export const Failed: Story = {
  args: {
    applications: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() },
    counts: undefined,
  },
  parameters: { en: null },
};
