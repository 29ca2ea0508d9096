import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { RegisterView, type RegisterViewProps } from './RegisterView';

const args: RegisterViewProps = {
  initialRole: 'JOB_SEEKER',
  isDemo: false,
  onRegister: () => Promise.resolve(),
  onAskLink: () => Promise.resolve(),
  onEnterDemo: () => Promise.resolve(),
};

const meta = {
  title: 'Auth/RegisterView',
  component: RegisterView,
  parameters: { layout: 'fullscreen', a11y: { options: { rules: { region: { enabled: false } } } } },
  args,
  render: (args) => (
    <main>
      <RegisterView {...args} />
    </main>
  ),
} satisfies Meta<typeof RegisterView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeker: Story = { globals: onDesktop };
export const OnAPhone: Story = { globals: onPhone };
export const Recruiter: Story = { args: { initialRole: 'RECRUITER' } };
export const RecruiterInADemo: Story = { args: { initialRole: 'RECRUITER', isDemo: true } };

export const WithAPasskey: Story = {
  args: { onPasskey: () => Promise.resolve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const way = await canvas.findByRole('button', {
      name: /^(Continuer avec une clé d’accès|Continue with a passkey)$/,
    });
    await userEvent.click(way);
    await canvas.findByRole('button', { name: /^(Créer mon compte avec|Create my account with)/ });
  },
};
export const WithAPasskeyOnAPhone: Story = { ...WithAPasskey, globals: onPhone };
export const WithGoogle: Story = { args: { onGoogle: () => undefined } };
export const InvitedRecruiter: Story = {
  args: { initialRole: 'RECRUITER', invitation: 'OPERATOR' },
  globals: onDesktop,
};
export const InvitedOnAPhone: Story = {
  args: { initialRole: 'RECRUITER', invitation: 'OPERATOR' },
  globals: onPhone,
};

export const NothingAgreedTo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Créer mon compte|Create my account)$/ }));
    await expect(await canvas.findByText(/réservés aux personnes de 18 ans|for people aged 18/)).toBeVisible();
  },
};

export const ByLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /lien par courriel|link by email/ }));
    await expect(
      within(canvasElement).getByRole('button', { name: /Recevoir le lien|Send me the link/ }),
    ).toBeVisible();
  },
};

export const EmailTaken: Story = {
  args: {
    onRegister: () =>
      Promise.reject(
        new ApiError(409, 'IDENTITY.EMAIL_TAKEN', 'Un compte existe déjà avec cette adresse.', [
          { path: 'email', code: 'IDENTITY.EMAIL_TAKEN', message: 'Connectez-vous plutôt avec cette adresse.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Nom complet|Full name/), 'Camille Tremblay');
    await userEvent.type(canvas.getByLabelText(/Courriel|Email/), 'camille@exemple.ca');
    await userEvent.type(canvas.getByLabelText(/^(Mot de passe|Password)/), 'une phrase facile');
    await userEvent.click(canvas.getByLabelText(/18 ans|18 or older/));
    await userEvent.click(canvas.getByLabelText(/J’accepte|I accept/));
    await userEvent.click(canvas.getByRole('button', { name: /^(Créer mon compte|Create my account)$/ }));
    await expect(await canvas.findByText('Connectez-vous plutôt avec cette adresse.')).toBeVisible();
  },
};

export const TermsInBrief: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lire l’essentiel|Read the essentials/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
/** From the email of a team, in a browser that has passkeys. */
export const InvitedToATeam: Story = {
  args: { initialRole: 'RECRUITER', invitation: 'TEAM', onPasskey: () => Promise.resolve() },
  globals: onDesktop,
};
