import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { ActiveFilters } from './ActiveFilters';

const meta = {
  title: 'Design system/ActiveFilters',
  component: ActiveFilters,
  args: {
    label: 'Filtres actifs',
    filters: [
      { key: 'search', label: '« infirmière »' },
      { key: 'location', label: 'Montréal' },
      { key: 'remote', label: 'Télétravail' },
    ],
    onRemove: (): void => undefined,
    onClear: (): void => undefined,
  },
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { filters: [{ key: 'location', label: 'Montréal' }] } };
export const LongFrenchLabel: Story = {
  args: {
    filters: [
      { key: 'skill', label: 'Coordination interprofessionnelle des soins à domicile et du soutien aux proches' },
    ],
  },
  globals: onPhone,
};
