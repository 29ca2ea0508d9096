import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../lib/spec-support/stories';
import * as stories from './SiteFooter.stories';

const { Visitor, WithContacts } = storiesOf(stories);
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('shows the address, the telephone and the page that the operator set', () => {
    render(<WithContacts />);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        'mailto:bonjour@entrevue.example',
        'tel:+15145550142',
        'https://social.example/entrevue',
      ]),
    );
  });

  it('invents no contact, and links to the policies from everywhere', () => {
    render(<Visitor />);
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/legal/privacy-policy', '/legal/terms-of-service', '/legal/cookie-policy']),
    );
    expect(hrefs().filter((href) => href === null || !href.startsWith('/'))).toEqual([]);
  });
});
