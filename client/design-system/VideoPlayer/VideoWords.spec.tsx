import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './VideoWords.stories';

const { Automatic, InEnglish, NothingToSay, SummaryOnly, TagsOnly, WrittenByTheOwner } = composeStories(stories);

it('shows summary and keywords in the reader’s language', () => {
  render(<WrittenByTheOwner />);
  const words = within(screen.getByRole('region', { name: 'Résumé' }));
  expect(words.getByText(/dirigé une équipe/)).toHaveAttribute('lang', 'fr');
  const tags = within(words.getByRole('list', { name: 'Mots-clés' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['équipe', 'parcours d’achat', 'react', 'typescript']);
  expect(words.queryByText(/automatiquement/)).not.toBeInTheDocument();
});

it('labels machine-made texts', () => {
  render(<Automatic />);
  expect(screen.getByText(/^Généré automatiquement/)).toBeVisible();
});

it('shows one if the other is missing', () => {
  const { unmount } = render(<SummaryOnly />);
  expect(screen.getByRole('heading', { level: 3, name: 'Résumé' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  unmount();
  render(<TagsOnly />);
  expect(screen.getByRole('heading', { level: 3, name: 'Mots-clés' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('uses the other language if there is nothing in the reader’s', () => {
  render(<InEnglish />);
  expect(screen.getByText(/led a team of four/)).toHaveAttribute('lang', 'en');
});

it('is not rendered without content', () => {
  render(<NothingToSay />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
