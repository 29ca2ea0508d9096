import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { nurse } from '../../../../lib/examples/jobs';
import { questionBlocks } from '../../../../lib/examples/questions';
import { setOfPosting } from '../../domain/recording';
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
const asked = setOfPosting(nurse.id, `Questions – ${nurse.company.name}, ${nurse.title}`, nurse.video_questions);
/** Opened from a posting: its questions are preselected and can be removed. */
export const ForAPosting: Story = { args: { posting: asked } };
export const ForAPostingOnAPhone: Story = { args: { posting: asked }, globals: onPhone };
export const PostingAsksNothing: Story = { args: { posting: 'none' } };
export const PostingNotRead: Story = { args: { posting: 'unknown' } };
export const PhraseNotDrawn: Story = { args: { posting: asked, drawing: { isRunning: false, hasFailed: true } } };
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.type(canvas.getByRole('textbox'), 'Qu’est-ce qui vous rend fier ou fière de votre métier ?{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
