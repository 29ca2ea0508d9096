import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { StarMenu, type StarMenuProps } from './StarMenu';

const at = '2026-11-10T15:00:00.000Z';
const lists: StarMenuProps['lists'] = {
  status: 'ready',
  data: ['Équipe de nuit', 'Printemps'].map((name, index) => ({
    id: name,
    name,
    created_at: at,
    updated_at: at,
    has_person: index === 0,
  })),
};
const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button'));
  await within(document.body).findByRole('menu');
};

const args: StarMenuProps = {
  name: 'Camille',
  lists,
  onOpen: fn(),
  onToggle: fn(),
  onNew: () => Promise.resolve(),
};

const meta = {
  title: 'Shortlists/StarMenu',
  component: StarMenu,
  args,
} satisfies Meta<typeof StarMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) };
export const Loading: Story = {
  args: { lists: { status: 'loading' } },
  play: ({ canvasElement }) => open(canvasElement),
};
export const Failed: Story = {
  args: { lists: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  play: ({ canvasElement }) => open(canvasElement),
};
