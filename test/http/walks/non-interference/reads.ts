import { registeredRoutes } from '../registered-routes.js';
import { type OpenApi, operationOf } from '../writable-routes.js';
import type { Act } from './acts.js';
import { guesses } from './hidden.js';
import type { Random } from './random.js';
import type { World } from './world.js';

/** Routes about the server itself or the caller's sessions: their answers differ between any two servers. */
const apart =
  /\/api\/(?:docs|health|metrics|openapi|auth|client-config|admin)|security\.txt|sitemap|\.rss|robots|presigned/;
const extras = ['apply_masking=false', 'include=email', 'fields=*', 'format=csv'];

const idsOf = ({ people, videos, jobs, recruiter }: World): readonly string[] => [
  ...people.map(({ id }) => id),
  ...videos,
  ...jobs.slice(0, 2),
  recruiter.id,
  recruiter.companyId,
  ...people.map(({ id }) => [id, recruiter.id].sort().join('_')),
];

/** Every GET route, including later ones. */
export async function readsOf(world: World): Promise<(random: Random) => Act> {
  const { body: document } = await world.app.request<OpenApi>({ url: '/api/openapi.json' });
  const routes = registeredRoutes(world.app).filter((route) => route.startsWith('GET ') && !apart.test(route));
  return (random) => {
    const route = random.of(routes);
    const path = route.replace('GET ', '');
    const parameters = (operationOf(document, route)?.parameters ?? []).filter((each) => each.in === 'query');
    const [place, parameter] = [random.below(idsOf(world).length), random.of([null, ...parameters])];
    const value = parameter?.schema?.enum ? String(random.of(parameter.schema.enum)) : random.of(guesses);
    const query = parameter
      ? `?${parameter.name}=${encodeURIComponent(value)}`
      : random.of(['', `?${random.of(extras)}`]);
    return {
      name: `read ${path} of ${place}${query}`,
      run: async (each) => [await each.ask({ url: path.replace(/:\w+/g, idsOf(each)[place] ?? '') + query })],
    };
  };
}
