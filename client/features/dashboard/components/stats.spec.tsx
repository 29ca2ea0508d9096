import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../lib/spec-support/stories';
import * as stories from '../pages/SeekerDashboardView.stories';

const { Ready } = storiesOf(stories);

describe('a counted figure', () => {
  it.each([
    [0, 'vue du profil, 30 jours'],
    [1, 'vue du profil, 30 jours'],
    [2, 'vues du profil, 30 jours'],
  ])('has its label in the right number: %i %s', (profileViews, words) => {
    const stats = {
      profileViews,
      applications: 1,
      newMatches: 3,
      profileCompleteness: 70,
      deltas: { profileViews: 0, applications: 0, newMatches: 0 },
    };
    render(<Ready stats={{ status: 'ready', data: { stats, trend: [] } }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText('candidature')).toBeInTheDocument();
    expect(screen.getByText('correspondances à décider')).toBeInTheDocument();
  });
});
