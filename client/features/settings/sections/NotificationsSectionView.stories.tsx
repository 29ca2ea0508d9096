import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { NotificationsSectionView, type NotificationsSectionViewProps } from './NotificationsSectionView';

const args: NotificationsSectionViewProps = {
  userType: 'JOB_SEEKER',
  preferences: { email_messages: true, email_applications: true, email_updates: false },
  onChange: () => Promise.resolve(),
};

const meta = {
  title: 'Settings/Notifications',
  component: NotificationsSectionView,
  args,
} satisfies Meta<typeof NotificationsSectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeker: Story = {};
export const Recruiter: Story = { args: { userType: 'RECRUITER' } };
export const OnAPhone: Story = { parameters: { width: 390 } };
/** The switch moves at once, and back when the server could not save it. */
export const NotSaved: Story = {
  args: { onChange: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: /^Messages/ });
    await userEvent.click(control);
    await expect(
      await within(document.body).findByText(/Le serveur ne répond pas|The server does not answer/),
    ).toBeVisible();
    await waitFor(() => expect(control).toBeChecked());
  },
};
