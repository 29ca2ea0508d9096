import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { Quote } from './Quote';

const meta = { title: 'Design system/Quote', component: Quote } satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {
  args: { children: 'Votre projet React nous a impressionnés.\nOn aimerait en parler, à distance ou au bureau.' },
  parameters: english({
    children: 'Your React project impressed us.\nWe would like to talk about it, remotely or at the office.',
  }),
};
