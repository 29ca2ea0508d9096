import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import { blocksOf } from './blocks';
import { RichText } from './RichText';
import * as stories from './RichText.stories';

const { JobDescription, MarkupStaysText } = composeStories(stories);

it('renders paragraphs and lists of plain text', () => {
  render(<JobDescription />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'évaluer et suivre les plaies complexes ;',
    'enseigner aux familles ;',
    'coordonner avec le CLSC.',
  ]);
});

it('does not render HTML', () => {
  const { container } = render(<MarkupStaysText />);
  expect(container.querySelector('b, script')).toBeNull();
  expect(screen.getByText(/<b>Rien<\/b>/)).toBeVisible();
});

it('keeps line breaks in a paragraph and starts a new one at blank lines', () => {
  expect(blocksOf('a\r\nb\n\n\nc')).toEqual([
    { kind: 'paragraph', lines: ['a', 'b'] },
    { kind: 'paragraph', lines: ['c'] },
  ]);
  expect(blocksOf('')).toEqual([]);
});

it('renders headings one level below the surrounding one', () => {
  const { unmount } = render(<RichText text={'## Vos tâches\n- souder\n\n**L’équipe**\nDouze personnes.'} level={3} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Vos tâches',
    'L’équipe',
  ]);
  unmount();
  render(<RichText text="## Vos tâches" />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
