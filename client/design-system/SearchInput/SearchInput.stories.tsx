import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { english } from '../../../storybook/decorators/story-text';
import { SearchInput, type SearchInputProps } from './SearchInput';

function Live({ words, ...props }: SearchInputProps) {
  const [typed, setTyped] = useState(words);
  return <SearchInput {...props} words={typed} onWords={setTyped} />;
}

const meta = {
  title: 'Design system/SearchInput',
  component: SearchInput,
  render: (props) => <Live {...props} />,
  args: { label: 'Chercher dans mes messages', words: '', onWords: (): void => undefined },
  parameters: english<SearchInputProps>({ label: 'Search my messages' }),
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithWords: Story = { args: { words: 'studio' } };

export const Cleared: Story = {
  args: { words: 'studio' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
