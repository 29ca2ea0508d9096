import { render, screen, within } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './Card.stories';

const { AJob, InAGrid, WithoutATitle, WideRow } = composeStories(stories);

it('is an article named by its title, whose link is the title', () => {
  render(<AJob />);
  const card = screen.getByRole('article', { name: 'Infirmière clinicienne' });
  expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Infirmière clinicienne');
  expect(within(card).getByRole('link', { name: 'Infirmière clinicienne' })).toHaveAttribute('href', '/jobs/1');
  expect(within(card).getByRole('button', { name: 'Postuler' })).toBeVisible();
});

it('is one of a list in a grid', () => {
  render(<InAGrid />);
  const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(cards).toHaveLength(3);
  expect(within(cards[0] as HTMLElement).getByRole('img', { name: '92 sur 100' })).toBeVisible();
});

it('is no article without a title', () => {
  render(<WithoutATitle />);
  expect(screen.queryByRole('article')).toBeNull();
});

it('keeps everything as a wide row', () => {
  render(<WideRow />);
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: '92 sur 100' })).toBeVisible();
  expect(within(card).getByText('Nouveau')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Postuler' })).toBeVisible();
});
