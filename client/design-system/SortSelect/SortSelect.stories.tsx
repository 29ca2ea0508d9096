import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { SortSelect, type SortSelectProps } from './SortSelect';

const meta = {
  title: 'Design system/SortSelect',
  component: SortSelect,
  args: {
    label: 'Trier',
    options: [
      { value: 'relevance', label: 'Pertinence' },
      { value: 'newest', label: 'Plus récents' },
    ],
    value: 'newest',
    onChange: (): void => undefined,
  },
  parameters: english<SortSelectProps<string>>({
    label: 'Sort',
    options: [
      { value: 'relevance', label: 'Relevance' },
      { value: 'newest', label: 'Newest' },
    ],
  }),
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
