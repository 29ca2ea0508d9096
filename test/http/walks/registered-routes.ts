import { AccessRules } from '../../../server/platform/auth/access-rules.js';
import type { TestApp } from '../../support/app.js';

/** HEAD exists for every GET route, and OPTIONS for the browser's preflight requests. */
const implied = new Set(['HEAD', 'OPTIONS']);

/** Every route that the server serves, like `GET /api/users/:id`, in controllers and outside of them. */
export function registeredRoutes(app: TestApp): readonly string[] {
  const routes = new Set(
    app.app
      .get(AccessRules)
      .routes()
      .map(({ method, path }) => `${method} ${path}`),
  );
  const tree = app.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false });
  let depth: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match) continue;
    depth = [...depth.slice(0, (match[1] ?? '').length / 4), match[2] ?? ''];
    for (const method of (match[3] ?? '').split(', ').filter(Boolean)) {
      if (!implied.has(method)) routes.add(`${method} ${depth.join('')}`);
    }
  }
  return [...routes].sort();
}
