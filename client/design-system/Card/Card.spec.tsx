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

/** The places of a card's grid, by the styles of all widths: jsdom applies no media queries. */
const areasOf = (card: HTMLElement): readonly string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rule) => [...card.classList].some((name) => rule.includes(`.${name}`)))
    .flatMap((rule) => [...rule.matchAll(/grid-template-areas: ([^;]+);/g)].map(([, areas = '']) => areas));

it('has a place for actions, which adds its gap, only if it has actions', () => {
  const { rerender } = render(<WideRow />);
  expect(areasOf(screen.getByRole('article')).filter((areas) => areas.includes('actions'))).toHaveLength(2);
  rerender(<WideRow actions={undefined} />);
  const areas = areasOf(screen.getByRole('article'));
  expect(areas).toHaveLength(2);
  expect(areas.filter((each) => each.includes('actions'))).toEqual([]);
});

it('keeps everything as a wide row', () => {
  render(<WideRow />);
  const card = screen.getByRole('article');
  expect(within(card).getByRole('img', { name: '92 sur 100' })).toBeVisible();
  expect(within(card).getByText('Nouveau')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Postuler' })).toBeVisible();
});
