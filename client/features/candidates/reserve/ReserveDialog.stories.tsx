import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { peopleFound } from '../../../lib/examples/candidate-search';
import { pendingRequest } from '../../../lib/examples/reservations';
import { ReserveDialog, type ReserveDialogProps } from './ReserveDialog';

const masked = (language: 'fr' | 'en') => {
  const [candidate] = peopleFound(language);
  if (candidate?.is_masked !== true) throw new Error('the first one is masked');
  return candidate;
};
const refuse = (status: number, code: string, sentence: string) => () =>
  Promise.reject(new ApiError(status, code, sentence));
const press = async (): Promise<void> => {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^(Réserver|Reserve) · / }));
};
const pressAndBeRefused: Story['play'] = async () => {
  await press();
  await expect(await within(document.body).findByRole('alert')).toBeVisible();
};

const args: ReserveDialogProps = {
  candidate: masked('fr'),
  purse: { available: 12 },
  jobs: [
    { id: '0199f0c2-0000-7000-8000-00000000d101', title: 'Développeur·se full stack' },
    { id: '0199f0c2-0000-7000-8000-00000000d102', title: 'Infirmière ou infirmier, soins intensifs, quart de nuit' },
  ],
  onReserve: () => Promise.resolve(pendingRequest('fr')),
  onClose: fn(),
};

const meta = {
  title: 'Candidates/ReserveDialog',
  component: ReserveDialog,
  args,
  parameters: {
    path: '/recruiter/candidates?skills=React',
    ...english<ReserveDialogProps>({ candidate: masked('en') }),
  },
} satisfies Meta<typeof ReserveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnAPhone: Story = {
  parameters: english<ReserveDialogProps>({ candidate: masked('en') }),
  globals: onPhone,
};
export const WithoutJobs: Story = { args: { jobs: [] } };
export const NoCreditLeft: Story = { args: { purse: { available: 0 } } };
export const Done: Story = {
  play: async () => {
    await press();
    await expect(
      await within(document.body).findByRole('link', { name: /Voir le profil|See the profile/ }),
    ).toBeVisible();
  },
};
export const ShortOfCredits: Story = {
  args: { onReserve: refuse(402, 'CREDITS.INSUFFICIENT', 'Crédits insuffisants.') },
  play: pressAndBeRefused,
};
export const AskedAlready: Story = {
  args: {
    onReserve: refuse(
      409,
      'RESERVATIONS.ALREADY_RESERVED',
      'Votre entreprise attend déjà la réponse de cette personne.',
    ),
  },
  play: pressAndBeRefused,
};
export const Lost: Story = { args: { onReserve: refuse(0, 'CLIENT.NETWORK', '') }, play: pressAndBeRefused };
