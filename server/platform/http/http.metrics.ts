import { defineCounter, defineHistogram } from '../metrics/define-metric.js';

/** Far more than there are routes, and few enough to store. */
const MAX_ROUTES = 1_500;

export const requestsTotal = defineCounter({
  name: 'entrevue_http_requests_total',
  help: 'Answered requests by method, route pattern and class of status (2xx, 4xx, 5xx).',
  labels: ['method', 'route', 'status'],
  maxSeries: MAX_ROUTES,
});

export const requestSeconds = defineHistogram({
  name: 'entrevue_http_request_duration_seconds',
  help: 'Time from receiving a request to the end of its answer, by method and route pattern.',
  labels: ['method', 'route'],
  maxSeries: MAX_ROUTES,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
