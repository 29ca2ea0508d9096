import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';

/** Links work but lead nowhere. Set the page of a story by `parameters: { path: '/jobs' }`. */
export const withRouter: Decorator = (Story, { parameters, id }) => (
  <MemoryRouter key={id} initialEntries={[typeof parameters.path === 'string' ? parameters.path : '/']}>
    <Story />
  </MemoryRouter>
);
