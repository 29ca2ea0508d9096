import { render, screen } from '@testing-library/react';
import { nurseMatch } from '../../../../lib/examples/matches';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './JobMatch.stories';

const { WithReasons, NotWorkedOut } = storiesOf(stories);

describe('the fit of a posting', () => {
  it('has reasons and missing requirements, and a link to all matches', () => {
    render(<WithReasons />);
    const { reasons, gaps } = nurseMatch('fr');
    expect(screen.getByText(reasons[0] ?? '')).toBeVisible();
    for (const gap of gaps) expect(screen.getByText(gap)).toHaveTextContent(`${gap} (manquant)`);
    expect(gaps.length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/matches');
  });

  it('links to the profile editor, which leads back here, if it was not calculated', () => {
    render(<NotWorkedOut />);
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/profile\/edit\?job=/));
  });
});
