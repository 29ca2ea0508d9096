import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { nurse } from '../../../../lib/examples/jobs';
import { SaveButton } from './SaveButton';

const meta = {
  title: 'Jobs/SaveButton',
  component: SaveButton,
  args: { title: nurse.title, isSaved: false, onSave: fn() },
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};
export const Saved: Story = { args: { isSaved: true } };
export const WideNotSaved: Story = { args: { wide: true } };
export const WideSaved: Story = { args: { wide: true, isSaved: true } };
