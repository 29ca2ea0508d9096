import { render, screen } from '@testing-library/react';
import { storiesOf } from '../../../../lib/spec-support/stories';
import * as stories from './PrivacyOfficer.stories';

const { Named, NobodyNamedInADemo } = storiesOf(stories);

describe('the privacy officer', () => {
  it('has a title, an email and an address', () => {
    render(<Named />);
    expect(screen.getByText('Marguerite Lavoie')).toBeVisible();
    expect(screen.getByText(/^Responsable de la protection/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'vie-privee@entrevue.example' })).toHaveAttribute(
      'href',
      'mailto:vie-privee@entrevue.example',
    );
    expect(screen.getByText(/1200, rue Sainte-Catherine Est/)).toBeVisible();
  });

  it('is missing in a demo, which says so', () => {
    render(<NobodyNamedInADemo />);
    expect(screen.getByText(/démonstration/)).toBeVisible();
  });
});
