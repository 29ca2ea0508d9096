import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { presets } from '../../../lib/examples/candidate-search';
import { filtersFromPreset, noFilters } from '../domain/candidate-filters';
import { Presets, type PresetsProps } from './Presets';

const args: PresetsProps = {
  presets: { status: 'ready', data: presets },
  filters: noFilters,
  onFilters: fn(),
  changes: {
    create: () => Promise.resolve(),
    update: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  },
};

const meta = {
  title: 'Candidates/Presets',
  component: Presets,
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 300 }}>
        <h1>Candidat·es</h1>
        <Story />
      </main>
    ),
  ],
  args,
} satisfies Meta<typeof Presets>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneIsOpen: Story = { args: { filters: filtersFromPreset(presets[0]?.filters ?? {}) } };
export const LongName: Story = {
  args: {
    presets: {
      status: 'ready',
      data: presets.map((preset) => ({
        ...preset,
        name: 'Coordination interprofessionnelle des soins à domicile, Montérégie, temps partiel',
      })),
    },
  },
};
const shared = presets.map((preset, index) => ({
  ...preset,
  id: `0199f0c2-0000-7000-8000-00000000f20${index}`,
  is_default: false,
  is_shared: true,
  is_own: index === 0,
  author_name: index === 0 ? null : 'Aline Roy',
  can_change: index === 0,
}));
export const Shared: Story = { args: { presets: { status: 'ready', data: shared } } };
/** An owner of the team changes the presets of colleagues, also of those who left. */
export const SharedWithAnOwner: Story = {
  args: {
    presets: {
      status: 'ready',
      data: shared.map((preset, index) => ({
        ...preset,
        is_own: false,
        author_name: index === 0 ? 'Aline Roy' : null,
        can_change: true,
      })),
    },
  },
};
export const None: Story = { args: { presets: { status: 'ready', data: [] } } };
export const Loading: Story = { args: { presets: { status: 'loading' } } };
export const Failed: Story = {
  args: { presets: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Saving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Enregistrer ces filtres|Save these/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^Actions/ });
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};
