import type { RouteObject } from 'react-router';
import { addresses } from '../lib/addresses';
import { routes } from './router';

/** `/company/:companyId?` means two addresses. */
function variants(path: string): string[] {
  const named = path.replace(/:\w+/g, ':id');
  return named.endsWith('/:id?') ? [named.slice(0, -5), named.slice(0, -1)] : [named];
}

const pathsOf = (objects: readonly RouteObject[]): string[] =>
  objects.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : variants(path)), ...pathsOf(children)]);

it('has a page at every address the server knows, and no page the server answers 404 for', () => {
  const pages = pathsOf(routes).filter((path) => path !== '*');
  expect([...new Set(pages)].sort()).toEqual(addresses);
});
