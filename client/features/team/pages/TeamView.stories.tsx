import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import {
  colleaguesCredits,
  ownCredits,
  ownTeam,
  sharedCredits,
  teamForReviewer,
  teamPostings,
} from '../../../lib/examples/team';
import { TeamView } from './TeamView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Team/TeamView',
  component: TeamView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    team: { status: 'ready', data: ownTeam },
    postings: teamPostings,
    credits: { status: 'ready', data: sharedCredits },
    onSaveCredits: nothing,
    onInvite: nothing,
    onChange: nothing,
    onRemove: nothing,
  },
  render: (args) => (
    <main>
      <TeamView {...args} />
    </main>
  ),
} satisfies Meta<typeof TeamView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Alone: Story = {
  args: {
    team: { status: 'ready', data: { ...ownTeam, members: ownTeam.members.slice(0, 1), invitations: [], log: [] } },
  },
};
export const NothingShared: Story = { args: { credits: { status: 'ready', data: ownCredits } } };
export const SharedByAColleague: Story = { args: { credits: { status: 'ready', data: colleaguesCredits } } };
export const CreditsLoading: Story = { args: { credits: { status: 'loading' } } };
export const CreditsFailed: Story = {
  args: { credits: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const ForAReviewer: Story = { args: { team: { status: 'ready', data: teamForReviewer } } };
export const Loading: Story = { args: { team: { status: 'loading' } } };
export const Failed: Story = {
  args: { team: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Inviter|Invite)$/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const NamingPostings: Story = {
  play: async ({ canvasElement }) => {
    const name = /(Changer le rôle de|Change role of) Jean-François/;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByRole('checkbox', { name: /soins intensifs/ })).toBeChecked();
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Retirer|Remove) Luc/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
