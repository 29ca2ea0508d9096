import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { questionBlocks } from '../../../../lib/examples/questions';
import { RecordSetup, type RecordSetupProps } from './RecordSetup';

const args: RecordSetupProps = { blocks: questionBlocks, onPlan: fn(), onSets: fn() };

const meta = {
  title: 'Videos/RecordSetup',
  component: RecordSetup,
  args,
} satisfies Meta<typeof RecordSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const WithoutSets: Story = { args: { blocks: [] } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.type(canvas.getByRole('textbox'), 'Qu’est-ce qui vous rend fier ou fière de votre métier ?{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
