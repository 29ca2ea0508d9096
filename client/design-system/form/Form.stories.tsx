import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { LogInForm, ProfileForm, PublishForm } from './Form.examples';

const meta = {
  title: 'Design system/Form',
  component: LogInForm,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 520 }}>
        <Story />
      </Box>
    ),
  ],
  args: { onSubmit: (): Promise<unknown> => Promise.resolve() },
} satisfies Meta<typeof LogInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(submitOf(canvasElement));
    await expect(await within(canvasElement).findByText(/2 champs|2 fields/)).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    onSubmit: () =>
      Promise.reject(
        new ApiError(
          401,
          'IDENTITY.WRONG_CREDENTIALS',
          'L’adresse ou le mot de passe ne correspond pas.',
          [],
          '0199f0c2-7d1e',
        ),
      ),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(submitOf(canvasElement));
    await within(canvasElement).findByText(/0199f0c2-7d1e/);
  },
};

export const FieldRefusedByTheServer: Story = {
  args: {
    onSubmit: () =>
      Promise.reject(
        new ApiError(400, 'REQUEST.INVALID', 'Un champ ne convient pas.', [
          { path: 'email', code: 'REQUEST.EMAIL', message: 'Cette adresse n’accepte pas de courriel.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(submitOf(canvasElement));
    await within(canvasElement).findByText('Cette adresse n’accepte pas de courriel.');
  },
};

export const BeingSent: Story = {
  args: { onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(submitOf(canvasElement));
    await expect(submitOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const EveryField: Story = { render: () => <ProfileForm /> };

export const EveryFieldOnAPhone: Story = { render: () => <ProfileForm />, globals: onPhone };

export const LongFrenchLabel: Story = { render: () => <PublishForm />, globals: onPhone };

function submitOf(canvas: HTMLElement): HTMLElement {
  const button = canvas.querySelector<HTMLElement>('button[type=submit]');
  if (!button) throw new Error('no submit button');
  return button;
}

async function fill(canvas: HTMLElement): Promise<void> {
  const [email, password] = canvas.querySelectorAll('input');
  if (!email || !password) throw new Error('no fields');
  await userEvent.type(email, 'camille@exemple.ca');
  await userEvent.type(password, 'une phrase assez longue');
}
