import { render, screen } from '@testing-library/react';
import { nurse } from '../../../../lib/examples/jobs';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './SimilarJobs.stories';

const { None, Ready } = storiesOf(stories);

describe('similar jobs', () => {
  it('have a link each, with the fit if there is one', () => {
    render(<Ready />);
    expect(screen.getByRole('heading', { level: 2, name: 'Offres semblables' })).toBeVisible();
    expect(screen.getByRole('link', { name: nurse.title })).toHaveAttribute('href', `/jobs/${nurse.id}`);
    expect(screen.getAllByText(/Soins intensifs : demandé/)).toHaveLength(1);
  });

  it('are not rendered if there are none', () => {
    render(<None />);
    expect(screen.queryByText('Offres semblables')).toBeNull();
  });
});
