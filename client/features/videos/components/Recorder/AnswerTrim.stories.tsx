import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import type { Answer } from '../../domain/recording';
import { AnswerTrim, type AnswerTrimProps } from './AnswerTrim';

const answer: Answer = { parts: [{ id: 'part-1', seconds: 41.2 }], isFinished: true };

const args: AnswerTrimProps = { answer, number: 2, onLook: fn(), onTrim: fn() };

const meta = {
  title: 'Videos/AnswerTrim',
  component: AnswerTrim,
  args,
} satisfies Meta<typeof AnswerTrim>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Trimmed: Story = { args: { answer: { ...answer, trim: { start: 3.4, end: 35 } } } };
export const Publishing: Story = { args: { ...Trimmed.args, disabled: true } };
export const OnAPhone: Story = { ...Trimmed, globals: onPhone };
