import { plain, type Row } from './row.js';

const open = [200, 200, 200, 200, 200, 200, 200] as const;

export const otherRows: readonly Row[] = [
  plain('GET /api/dashboard/jobseeker/stats', [401, 200, 200, 403, 403, 403, 403]),
  plain('GET /api/dashboard/recruiter/stats', [401, 403, 403, 200, 200, 200, 403]),
  plain('GET /api/dashboard/recruiter/analytics', [401, 403, 403, 200, 200, 403, 403]),
  plain('GET /api/client-config', open),
  plain('GET /api/taxonomy/attributions', open),
  plain('GET /api/health', open),
  plain('GET /api/health/ready', open),
  plain('GET /api/openapi.json', open),
  plain('GET /api/docs', open),
  plain('GET /api/docs/start.js', open),
  plain('GET /api/docs/swagger-ui.css', open),
  plain('GET /api/docs/swagger-ui-bundle.js', open),
];
