import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { CompanySignInView, type CompanySignInViewProps } from './CompanySignInView';

const meta = {
  title: 'Auth/CompanySignInView',
  component: CompanySignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: 'asking',
    problem: null,
    loginHref: '/login',
    onAsk: () => Promise.resolve(true),
    onAgain: () => undefined,
  } as CompanySignInViewProps,
  render: (args) => (
    <main>
      <CompanySignInView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanySignInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NoCompany: Story = {
  args: { onAsk: () => Promise.resolve(false) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'camille@montblanc.example');
    await userEvent.click(canvas.getByRole('button', { name: /^(Continuer|Continue)$/ }));
    await expect(await canvas.findByText(/montblanc\.example\./)).toBeVisible();
  },
};
export const Running: Story = { args: { state: 'running' } };
export const Tested: Story = { args: { state: 'tested' } };
export const Refused: Story = {
  args: {
    state: 'failed',
    problem: new ApiError(
      403,
      'SSO.ACCOUNT_REFUSED',
      'Votre entreprise ne peut pas vous connecter avec cette adresse. Demandez une invitation à une personne propriétaire de l’équipe.',
    ),
  },
  globals: onPhone,
};
