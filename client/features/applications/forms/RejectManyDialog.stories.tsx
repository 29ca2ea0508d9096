import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { messageTools } from '../../../lib/examples/message-templates';
import { RejectManyDialog } from './RejectManyDialog';

const people = ['Ana Roy', 'Luc Gervais', 'Élise Bouchard-Villeneuve de la Durantaye'].map((name) => ({
  id: name,
  name,
  actions: ['REJECTED'] as const,
  moves: [],
}));

const meta = {
  title: 'Applications/RejectManyDialog',
  component: RejectManyDialog,
  args: {
    open: true,
    people,
    tools: messageTools,
    onReject: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof RejectManyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnePerson: Story = { args: { people: people.slice(0, 1) } };
