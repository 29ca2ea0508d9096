import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { GoogleReturnView } from './GoogleReturnView';

const meta = {
  title: 'Auth/GoogleReturnView',
  component: GoogleReturnView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'running',
    problem: null,
    loginHref: '/login',
    onCode: () => Promise.resolve(),
    onAgree: () => Promise.resolve(),
    onBack: fn(),
  },
  render: (args) => (
    <main>
      <GoogleReturnView {...args} />
    </main>
  ),
} satisfies Meta<typeof GoogleReturnView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Declined: Story = { args: { state: 'declined' } };
export const NotAskedFor: Story = { args: { state: 'failed' }, globals: onPhone };
export const AsksForCode: Story = { args: { state: 'code' } };
export const AsksForConsents: Story = { args: { state: 'consents' } };
export const AsksForConsentsOnAPhone: Story = { args: { state: 'consents' }, globals: onPhone };
export const Refused: Story = {
  args: {
    state: 'failed',
    problem: new ApiError(
      401,
      'IDENTITY.GOOGLE_REFUSED',
      'La connexion avec Google n’a pas pu être vérifiée. Réessayez.',
    ),
  },
};
