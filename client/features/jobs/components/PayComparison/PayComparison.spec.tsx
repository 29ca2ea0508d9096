import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './PayComparison.stories';

const { Few, Hourly, Many, NoPay, TooFew } = storiesOf(stories);

describe('pay compared with similar jobs', () => {
  it('shows the place, the median, the middle half, the number and how it was counted', () => {
    render(<Many />);
    expect(screen.getByRole('heading', { level: 2, name: 'Salaire des offres semblables' })).toBeVisible();
    expect(screen.getByText('Cette offre paie plus que les trois quarts des 148 offres semblables.')).toBeVisible();
    expect(screen.getByText(/^79.500.\$ par an$/)).toBeVisible();
    expect(screen.getByText(/^74.000 à 84.000.\$ par an$/)).toBeVisible();
    expect(
      screen.getByText(/12 novembre 2026.*148 offres.*92 autres entreprises.*40 heures par semaine/),
    ).toBeVisible();
  });

  it('says that few postings are few', () => {
    render(<Few />);
    expect(screen.getByText('Cette offre paie moins que la moitié des 5 offres semblables.')).toBeVisible();
  });

  it('is by the hour for hourly pay', () => {
    render(<Hourly />);
    expect(screen.getByText(/^34,25.\$ de l’heure$/)).toBeVisible();
    expect(screen.getByText(/^30,00 à 38,50.\$ de l’heure$/)).toBeVisible();
  });

  it.each([
    ['too few similar jobs', TooFew],
    ['no pay', NoPay],
  ])('is not shown with %s', (_, Story) => {
    const { container } = render(<Story />);
    expect(container).toHaveTextContent('');
  });
});
