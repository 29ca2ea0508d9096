import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { camille, complete, nadia, newcomer } from '../../../lib/examples/people';
import { missingParts } from '../domain/missing-parts';
import { ProfileView, type ProfileViewProps } from './ProfileView';

const args: ProfileViewProps = {
  user: camille,
  percent: 75,
  missing: missingParts(camille, true),
  onSave: () => Promise.resolve(),
  onVisible: () => Promise.resolve(),
};

const meta = {
  title: 'Profile/ProfileView',
  component: ProfileView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <ProfileView {...args} />
    </main>
  ),
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeker: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NothingFilledInYet: Story = {
  args: { user: newcomer, percent: 0, missing: missingParts(newcomer, false) },
};
export const Complete: Story = { args: { user: complete, percent: 100, missing: [] } };
export const CompletenessOnItsWay: Story = { args: { percent: undefined, missing: missingParts(camille, null) } };
export const Hidden: Story = { args: { user: { ...camille, profile_visible: false } } };
export const Recruiter: Story = { args: { user: nadia, percent: undefined, missing: [] } };
export const Editing: Story = { args: { isInitiallyEditing: true } };
export const SaveFailed: Story = {
  args: { isInitiallyEditing: true, onSave: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Enregistrer|Save)$/ }));
    await expect(await canvas.findByText(/Le serveur ne répond pas|The server does not answer/)).toBeVisible();
  },
};
