import { render, screen } from '@testing-library/react';
import { nurse } from '../../../../lib/examples/jobs';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './JobQuestions.stories';

const { MayBeAnswered, ToBeReadOnly } = storiesOf(stories);

describe('the video questions of a posting', () => {
  it('are in order, described as optional, with a link to the recorder', () => {
    render(<MayBeAnswered />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(nurse.video_questions);
    expect(screen.getByText(/C’est votre choix/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Répondre aux questions' })).toHaveAttribute(
      'href',
      `/profile/videos/record?job=${nurse.id}`,
    );
  });

  it('have no link for people who cannot apply, and are not rendered if there are none', () => {
    const { rerender } = render(<ToBeReadOnly />);
    expect(screen.getByRole('list')).toHaveAttribute('lang', 'fr');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    rerender(<ToBeReadOnly job={{ ...nurse, video_questions: [] }} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
