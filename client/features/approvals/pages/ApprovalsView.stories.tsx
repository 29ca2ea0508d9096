import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { invitations, refused, waiting, waitingWithoutCompany } from '../../../lib/examples/account';
import { ApprovalsView } from './ApprovalsView';

const nothing = (): Promise<void> => Promise.resolve();

const meta = {
  title: 'Approvals/ApprovalsView',
  component: ApprovalsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    status: 'PENDING',
    approvals: { status: 'ready', data: { approvals: [waiting, waitingWithoutCompany], total: 2 } },
    onStatus: fn(),
    onMore: fn(),
    onApprove: nothing,
    onReject: nothing,
    onInvite: nothing,
    invitations: { status: 'ready', data: { invitations, total: invitations.length } },
    onMoreInvitations: fn(),
    onResendInvitation: nothing,
    onRevokeInvitation: nothing,
  },
  render: (args) => (
    <main>
      <ApprovalsView {...args} />
    </main>
  ),
} satisfies Meta<typeof ApprovalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Refused: Story = {
  args: { status: 'REJECTED', approvals: { status: 'ready', data: { approvals: [refused], total: 1 } } },
};
export const NobodyWaits: Story = { args: { approvals: { status: 'ready', data: { approvals: [], total: 0 } } } };
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Loading: Story = { args: { approvals: { status: 'loading' } } };
export const Failed: Story = {
  args: { approvals: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};

const dialog = () => within(document.body).findByRole('dialog');

export const Refusing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Refuser|Refuse) Nadia/ }));
    await expect(await dialog()).toBeVisible();
  },
};
export const DecidedByAnother: Story = {
  args: {
    onReject: () => Promise.reject(new ApiError(409, 'IDENTITY.APPROVAL_DECIDED', 'Cette décision a déjà été prise.')),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Refuser|Refuse) Nadia/ }));
    const opened = within(await dialog());
    await userEvent.type(opened.getByRole('textbox'), 'Introuvable au registre.');
    await userEvent.click(opened.getByRole('button', { name: /^(Refuser|Refuse)$/ }));
    await expect(await opened.findByText('Cette décision a déjà été prise.')).toBeVisible();
  },
};
export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Inviter|Invite/ }));
    await expect(await dialog()).toBeVisible();
  },
};

export const NobodyInvited: Story = {
  args: { invitations: { status: 'ready', data: { invitations: [], total: 0 } } },
};
export const InvitationsLoading: Story = { args: { invitations: { status: 'loading' } } };
export const InvitationsFailed: Story = {
  args: { invitations: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const TakingAnInvitationBack: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /(Retirer|Withdraw).*luc@/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
