import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { composeStories } from '../../../storybook/compose';
import { RouterLink } from './RouterLink';
import * as stories from './TextLink.stories';

const { ToAnotherSite } = composeStories(stories);

function Path() {
  return <p>{useLocation().pathname}</p>;
}

it('opens a page of this site inside the application', async () => {
  render(
    <MemoryRouter>
      <RouterLink href="/matches">Suite</RouterLink>
      <Path />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Suite' }));
  expect(screen.getByText('/matches')).toBeInTheDocument();
});

it.each(['https://www.quebec.ca', '//elsewhere.example', '/api/openapi.json', 'mailto:aide@exemple.ca'])(
  'leaves %s to the browser',
  async (href) => {
    render(
      <MemoryRouter>
        <RouterLink href={href} onClick={(event) => event.preventDefault()}>
          Suite
        </RouterLink>
        <Path />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByText('/')).toBeInTheDocument();
  },
);

it('works without a router', () => {
  render(<RouterLink href="/dashboard">Accueil</RouterLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard');
});

it('says that another site opens in a new tab', () => {
  render(<ToAnotherSite />);
  const link = screen.getByRole('link', { name: /Québec\.ca.*\(nouvel onglet\)/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});
