import { render, screen } from '@testing-library/react';
import { composeStories } from '../../../storybook/compose';
import * as stories from './EvidenceQuote.stories';
import { markedParts } from './marked-text';

it('marks the common words and names the authors, in their language', () => {
  const { AcrossLanguages } = composeStories(stories, 'en');
  const { container } = render(<AcrossLanguages />);
  expect(screen.getByText('You, at 0:48')).toBeVisible();
  const [said, asked] = container.querySelectorAll('blockquote');
  expect(said).toHaveAttribute('lang', 'fr');
  expect(said).toHaveTextContent('« Huit ans aux soins intensifs, dont trois comme assistante-chef. »');
  expect(asked).toHaveTextContent('“5+ years of critical care experience required”');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Huit ans aux soins intensifs',
    'critical care',
  ]);
});

it.each([
  ['Suivi de plaies', ['suivi'], ['Suivi']],
  ['C++ et C', ['C++'], ['C++']],
  ['soins et soins intensifs', ['soins', 'soins intensifs'], ['soins', 'soins intensifs']],
  ['rien', [''], []],
])('finds in %p the marks %p', (quote, marks, found) => {
  const parts = markedParts(quote, marks);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual(found);
  expect(parts.map((part) => part.text).join('')).toBe(quote);
});
