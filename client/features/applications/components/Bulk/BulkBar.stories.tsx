import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onLaptop, onPhone, onTablet } from '../../../../../storybook/widths';
import { teamStages } from '../../../../lib/examples/applications';
import type { Selected, Selection } from '../../domain/selection';
import { BulkBar } from './BulkBar';

const selectionOf = (...rows: readonly (readonly [string, ...Selected['actions']])[]): Selection =>
  new Map(
    rows.map(([name, ...actions]) => [
      name,
      { id: name, name, actions, moves: actions.includes('REVIEWED') ? ['call', 'panel'] : [] },
    ]),
  );

const meta = {
  title: 'Applications/BulkBar',
  component: BulkBar,
  globals: onLaptop,
  args: {
    selection: selectionOf(
      ['Ana Roy', 'REVIEWED', 'INTERVIEW', 'REJECTED'],
      ['Luc Gervais', 'INTERVIEW', 'REJECTED'],
      ['Zoé Hébert'],
    ),
    total: 238,
    sending: null,
    onAct: fn(),
    onSelectAll: fn(),
    onClear: fn(),
    comparisonOf: (ids: readonly string[]) => `/recruiter/jobs/1/compare?ids=${ids.join(',')}`,
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OwnStages: Story = { args: { stages: teamStages, onMove: fn() } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const MoreThanFiveHundred: Story = { args: { total: 1_204 } };
export const BeingDeclined: Story = { args: { sending: 'REJECTED' } };
export const NothingToDo: Story = { args: { selection: selectionOf(['Zoé Hébert']), total: 1 } };
