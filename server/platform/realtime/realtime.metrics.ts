import { defineGauge } from '../metrics/define-metric.js';

export const realtimeSockets = defineGauge({
  name: 'entrevue_realtime_sockets',
  help: 'Open sockets of this process.',
});
