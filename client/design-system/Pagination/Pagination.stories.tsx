import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'Design system/Pagination',
  component: Pagination,
  args: { onPage: (): void => undefined, label: 'Pages de l’historique' },
  parameters: english<PaginationProps>({ label: 'History pages' }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = { args: { page: 1, pageCount: 9 } };

export const InTheMiddle: Story = { args: { page: 5, pageCount: 12 } };
