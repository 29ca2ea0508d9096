import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';

/** Links are real and lead nowhere. A story that stands on a page says which: `parameters: { path: '/jobs' }`. */
export const withRouter: Decorator = (Story, { parameters, id }) => (
  <MemoryRouter key={id} initialEntries={[typeof parameters.path === 'string' ? parameters.path : '/']}>
    <Story />
  </MemoryRouter>
);
