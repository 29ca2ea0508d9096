import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import { blocksOf } from './blocks';
import * as stories from './RichText.stories';

const { JobDescription, MarkupStaysText } = composeStories(stories);

it('makes paragraphs and lists of plain text', () => {
  render(<JobDescription />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'évaluer et suivre les plaies complexes ;',
    'enseigner aux familles ;',
    'coordonner avec le CLSC.',
  ]);
});

it('reads no markup', () => {
  const { container } = render(<MarkupStaysText />);
  expect(container.querySelector('b, script')).toBeNull();
  expect(screen.getByText(/<b>Rien<\/b>/)).toBeVisible();
});

it('keeps the line breaks of a paragraph and parts at blank lines', () => {
  expect(blocksOf('a\r\nb\n\n\nc')).toEqual([
    { kind: 'paragraph', lines: ['a', 'b'] },
    { kind: 'paragraph', lines: ['c'] },
  ]);
  expect(blocksOf('')).toEqual([]);
});
