import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { CompanyVerificationAnswer } from '@modules/companies/http/company-verification.contract';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { inReview, refusedVerification, verifiedVerification } from '../../../../lib/examples/company-verification';
import { VerificationCard, type VerificationCardProps } from './VerificationCard';

const nothing = (): Promise<void> => Promise.resolve();
const ready = (data: CompanyVerificationAnswer): VerificationCardProps['verification'] => ({ status: 'ready', data });

const meta = {
  title: 'Company/VerificationCard',
  component: VerificationCard,
  args: { verification: ready(inReview), onChange: nothing, onAskCode: nothing, onProve: nothing },
} satisfies Meta<typeof VerificationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InReview: Story = {};
export const Verified: Story = { args: { verification: ready(verifiedVerification) } };
export const Refused: Story = { args: { verification: ready(refusedVerification) } };
export const OnAPhone: Story = { args: { verification: ready(refusedVerification) }, globals: onPhone };
export const Loading: Story = { args: { verification: { status: 'loading' } } };
export const Failed: Story = {
  args: { verification: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const AskFailed: Story = {
  args: {
    verification: ready(refusedVerification),
    onChange: () => Promise.reject(new ApiError(409, 'COMPANIES.REVIEW_DECIDED', 'Une décision a déjà été prise.')),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /nouvel examen|new review/ }));
    await expect(await screen.findByText('Une décision a déjà été prise.')).toBeVisible();
  },
};
export const GivingTheNeq: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /NEQ/ }));
    await expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toBeVisible();
  },
};
export const NeqRefused: Story = {
  args: {
    onChange: () =>
      Promise.reject(
        new ApiError(400, 'COMPANIES.NEQ_INVALID', 'Un NEQ compte 10 chiffres.', [
          { path: 'neq', code: 'COMPANIES.NEQ_INVALID', message: 'Un NEQ compte 10 chiffres.' },
        ]),
      ),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /NEQ/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '123');
    await userEvent.click(dialog.getByRole('button', { name: /Enregistrer|Save/ }));
    await expect((await dialog.findAllByText('Un NEQ compte 10 chiffres.'))[0]).toBeVisible();
  },
};
export const EnteringTheCode: Story = {
  args: {
    verification: ready({
      ...inReview,
      pending_code: { domain: 'montblanc.example', expires_at: '2026-11-11T15:30:00.000Z' },
    }),
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /domaine|domain/ }));
    await expect(await screen.findByText(/montblanc\.example/, { selector: '[role=dialog] *' })).toBeVisible();
  },
};
