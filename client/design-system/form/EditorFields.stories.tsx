import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { EditorForm } from './EditorFields.examples';

/** Fields of long forms: radio buttons, pay, long lists of chips, and the save bar. */
const meta = {
  title: 'Design system/Editor fields',
  component: EditorForm,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
  args: { salary: '38 $ à 48 $ de l’heure', chips: ['Dialyse', 'Triage'] },
} satisfies Meta<typeof EditorForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const SalaryInWords: Story = { args: { salary: 'Selon l’échelle de la convention' } };
export const ListIsFull: Story = { args: { chips: ['Dialyse', 'Triage', 'Pédiatrie', 'Gériatrie', 'Urgence'] } };

export const Unsaved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Temps partiel|Part time)$/ }));
    await expect(canvas.getByText(/ne sont pas enregistrés|are not saved/)).toBeVisible();
  },
};
