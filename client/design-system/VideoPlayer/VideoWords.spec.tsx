import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './VideoWords.stories';

const { Automatic, InEnglish, NothingToSay, SummaryOnly, TagsOnly, WrittenByTheOwner } = composeStories(stories);

it('tells the reader’s language what is said, in sentences and in words', () => {
  render(<WrittenByTheOwner />);
  const words = within(screen.getByRole('region', { name: 'Résumé' }));
  expect(words.getByText(/dirigé une équipe/)).toHaveAttribute('lang', 'fr');
  const tags = within(words.getByRole('list', { name: 'Mots-clés' })).getAllByRole('listitem');
  expect(tags.map(({ textContent }) => textContent)).toEqual(['équipe', 'parcours d’achat', 'react', 'typescript']);
  expect(words.queryByText(/automatiquement/)).not.toBeInTheDocument();
});

it('says that a machine wrote it', () => {
  render(<Automatic />);
  expect(screen.getByText(/^Généré automatiquement/)).toBeVisible();
});

it('shows the one where the other is missing', () => {
  const { unmount } = render(<SummaryOnly />);
  expect(screen.getByRole('heading', { level: 3, name: 'Résumé' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  unmount();
  render(<TagsOnly />);
  expect(screen.getByRole('heading', { level: 3, name: 'Mots-clés' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('takes the other language where the reader’s says nothing', () => {
  render(<InEnglish />);
  expect(screen.getByText(/led a team of four/)).toHaveAttribute('lang', 'en');
});

it('is not there where nothing is told', () => {
  render(<NothingToSay />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
