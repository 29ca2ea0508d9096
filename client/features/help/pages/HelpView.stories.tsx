import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { findArticles, indexOf } from '../domain/find-articles';
import { exampleArticles } from './example-articles';
import { HelpView } from './HelpView';

const index = indexOf(exampleArticles);

/** Searches the articles, as the page does. */
function Live({ words }: { readonly words: string }) {
  const [asked, setAsked] = useState(words);
  const found = asked.trim() === '' ? null : findArticles(index, asked);
  return (
    <main>
      <HelpView articles={exampleArticles} words={asked} onWords={setAsked} found={found} />
    </main>
  );
}

const meta = {
  title: 'Help/HelpView',
  component: Live,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: { words: '' },
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllArticles: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Found: Story = { args: { words: 'credits' } };
export const NothingFound: Story = { args: { words: 'parachute' } };
