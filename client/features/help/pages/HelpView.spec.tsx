import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as articleStories from './ArticleView.stories';
import * as stories from './HelpView.stories';

const { AllArticles, NothingFound } = storiesOf(stories);
const { Article } = storiesOf(articleStories);

describe('the help', () => {
  it('lists the articles of each topic', () => {
    render(<AllArticles />);
    const hiring = screen.getByRole('region', { name: 'Recruter' });
    expect(
      within(hiring)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help/credits-and-refunds']);
  });

  it('finds articles while one types, without accents', () => {
    jest.useFakeTimers();
    try {
      render(<AllArticles />);
      fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher dans l’aide' }), {
        target: { value: 'reservation' },
      });
      act(() => jest.advanceTimersByTime(200));
      expect(screen.getByRole('heading', { name: '1 article trouvé' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ce qui est masqué, et quand' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('leads back to all articles if nothing was found', async () => {
    render(<NothingFound />);
    expect(screen.getByText('Aucun article trouvé')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Voir tous les articles' }));
    expect(screen.getByRole('region', { name: 'Recruter' })).toBeVisible();
  });
});

describe('an article', () => {
  it('has its headings, lists and links, and the others of its topic', () => {
    render(<Article />);
    expect(screen.getByRole('heading', { level: 1, name: 'Une entreprise veut me rencontrer' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Vous dites oui' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Demandes' })).toHaveAttribute('href', '/reservations');
    expect(screen.getByText('le nom de l’entreprise').tagName).toBe('STRONG');
    const others = screen.getByRole('region', { name: 'Sur le même sujet' });
    expect(within(others).getAllByRole('link')).toHaveLength(3);
    expect(screen.queryByText(/\*\*|\[|\]\(/)).toBeNull();
  });
});
