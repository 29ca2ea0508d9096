import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { ownPrompt } from '../../domain/recording';
import { WrittenForm } from './WrittenForm';

const meta = {
  title: 'Videos/WrittenForm',
  component: WrittenForm,
  args: {
    prompts: [
      ownPrompt('Pouvez-vous vous présenter?'),
      ownPrompt('De quelle réalisation êtes-vous le plus fier ou la plus fière?'),
    ],
    typed: null,
    onTyped: fn(),
    onPublish: () => Promise.resolve(),
    onBack: fn(),
  },
} satisfies Meta<typeof WrittenForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const TypedBefore: Story = {
  args: { typed: { title: 'Ma présentation', answers: ['Infirmière depuis huit ans, aux soins intensifs.', ''] } },
};
export const NothingWritten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Publier mes réponses|Publish my answers)$/ }));
    await expect(await canvas.findByText(/au moins une réponse\.|at least one answer\./i)).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    ...TypedBefore.args,
    onPublish: () => Promise.reject(new ApiError(429, 'MEDIA.TOO_MANY_UPLOADS', 'Vous avez atteint la limite.')),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Publier mes réponses|Publish my answers)$/ }));
    await expect(await canvas.findByText('Vous avez atteint la limite.')).toBeVisible();
  },
};
