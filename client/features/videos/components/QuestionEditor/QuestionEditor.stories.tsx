import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
import { questionBlocks } from '../../../../lib/examples/questions';
import { QuestionEditor, type QuestionEditorProps } from './QuestionEditor';

const question = (question_text: string, timestamp_start: number, timestamp_end: number | null = null) => ({
  question_text,
  timestamp_start,
  timestamp_end,
});

const args: QuestionEditorProps = {
  questions: [
    question('Pouvez-vous vous présenter ?', 0, 45),
    question('Quelle réalisation vous rend le plus fier ou la plus fière ?', 45),
  ],
  blocks: questionBlocks,
  duration: 120,
  onSave: () => Promise.resolve(),
  onCancel: fn(),
  onSets: fn(),
};

const meta = {
  title: 'Videos/QuestionEditor',
  component: QuestionEditor,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof QuestionEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { questions: [] } };
export const WithoutSets: Story = { args: { blocks: [] } };
export const LongText: Story = { args: { questions: [question('Racontez une situation difficile. '.repeat(14), 0)] } };
export const Refused: Story = {
  args: {
    questions: [question('', 300, 200)],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Enregistrer les questions|Save questions/ }),
    );
    await expect(await within(canvasElement).findByText(/Écrivez la question|Write the question/)).toBeVisible();
  },
};
export const RefusedByTheServer: Story = {
  args: { onSave: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /Enregistrer les questions|Save questions/ }),
    );
    await within(canvasElement).findAllByRole('alert');
  },
};
