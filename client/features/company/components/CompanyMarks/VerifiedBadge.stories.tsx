import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { VerifiedBadge } from './VerifiedBadge';

const meta = { title: 'Company/VerifiedBadge', component: VerifiedBadge } satisfies Meta<typeof VerifiedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badge: Story = {};
export const Criteria: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Entreprise vérifiée|Verified company)$/ }));
    await screen.findByRole('dialog');
  },
};
