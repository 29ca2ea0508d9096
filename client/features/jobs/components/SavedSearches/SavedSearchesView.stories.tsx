import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { SavedSearchesView, type SavedSearchesViewProps } from './SavedSearchesView';

const search = (id: string, name: string, alert: boolean) => ({
  id: `0190a000-0000-7000-8000-00000000000${id}`,
  name,
  filters: { search: name },
  alert,
  created_at: '2026-01-10T12:00:00.000Z',
});

const args: SavedSearchesViewProps = {
  searches: [search('1', 'Soudeuse · Saint-Georges', true), search('2', 'Télétravail · 60 000 $ et plus', false)],
  canSave: true,
  isSaving: false,
  onSave: () => undefined,
  onOpen: () => undefined,
  onAlert: () => undefined,
  onRemove: () => undefined,
};

const meta = { title: 'Jobs/SavedSearches', component: SavedSearchesView, args } satisfies Meta<
  typeof SavedSearchesView
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const AlreadySaved: Story = { args: { canSave: false } };
export const None: Story = { args: { searches: [] } };
export const NothingToSave: Story = { args: { searches: [], canSave: false } };
export const Saving: Story = { args: { isSaving: true } };
export const LongName: Story = {
  args: {
    searches: [search('3', 'Infirmière clinicienne ou infirmier clinicien en soins intensifs · Sherbrooke', true)],
  },
  globals: onPhone,
};
