import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { NotificationsSectionView, type NotificationsSectionViewProps } from './NotificationsSectionView';

const args: NotificationsSectionViewProps = {
  userType: 'JOB_SEEKER',
  preferences: { email_messages: true, email_applications: true, email_updates: false },
  onChange: () => Promise.resolve(),
  kinds: {
    status: 'ready',
    data: [
      { kind: 'message', in_app: true, email: true, box: 'email_messages' },
      { kind: 'reservation', in_app: true, email: false, box: 'email_applications' },
      { kind: 'job_alert', in_app: true, email: true, box: 'email_updates' },
      { kind: 'digest', in_app: null, email: false, box: 'email_updates' },
    ],
  },
  onKindChange: () => Promise.resolve(),
  presets: null,
  onPresetChange: () => Promise.resolve(),
};

const meta = {
  title: 'Settings/Notifications',
  component: NotificationsSectionView,
  args,
} satisfies Meta<typeof NotificationsSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeker: Story = {};
export const Recruiter: Story = {
  args: { userType: 'RECRUITER', presets: [{ id: 'a', name: 'Soudage, Beauce', alert: true }] },
};
export const KindsLoading: Story = { args: { kinds: { status: 'loading' } } };
export const KindsFailed: Story = {
  args: { kinds: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: () => undefined } },
};
export const OnAPhone: Story = { globals: onPhone };
/** The switch moves immediately, and back if the server could not save it. */
export const NotSaved: Story = {
  args: { onChange: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Messages' });
    await userEvent.click(control);
    await expect(
      await within(document.body).findByText(/Le serveur ne répond pas|The server does not answer/),
    ).toBeVisible();
    await waitFor(() => expect(control).toBeChecked());
  },
};
