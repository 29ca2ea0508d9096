import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SelfDeclaration } from '@modules/fairness/http/self-declaration.contract';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { SelfDeclarationCard, type SelfDeclarationCardProps } from './SelfDeclarationCard';

const nothing = (): Promise<void> => Promise.resolve();
const undeclared: SelfDeclaration = { gender: null, ethnicity: null, consented_at: null };
const declaration: SelfDeclaration = {
  gender: 'WOMAN',
  ethnicity: 'SEVERAL',
  consented_at: '2026-11-11T14:00:00.000Z',
};

const args: SelfDeclarationCardProps = {
  declaration: { status: 'ready', data: undeclared },
  onDeclare: nothing,
  onWithdraw: nothing,
};

const meta = {
  title: 'Settings/SelfDeclarationCard',
  component: SelfDeclarationCard,
  args,
} satisfies Meta<typeof SelfDeclarationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Undeclared: Story = {};
export const Declared: Story = { args: { declaration: { status: 'ready', data: declaration } } };
export const OnAPhone: Story = {
  args: { declaration: { status: 'ready', data: declaration } },
  globals: onPhone,
};
export const Loading: Story = { args: { declaration: { status: 'loading' } } };
export const Failed: Story = {
  args: { declaration: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const WithoutConsent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/^(Genre|Gender)/), 'WOMAN');
    await userEvent.click(canvas.getByRole('button', { name: /^(Enregistrer ma réponse|Save my answer)$/ }));
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};
