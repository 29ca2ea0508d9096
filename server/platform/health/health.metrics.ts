import { defineGauge } from '../metrics/define-metric.js';

export const partUp = defineGauge({
  name: 'entrevue_part_up',
  help: '1 if this part works, as in /api/health/ready: database, queue, storage, ledger, mail and others.',
  labels: ['part'],
});
export const partDegraded = defineGauge({
  name: 'entrevue_part_degraded',
  help: '1 if this part works badly and somebody should look; /api/health/ready says why.',
  labels: ['part'],
});
export const backupTime = defineGauge({
  name: 'entrevue_backup_timestamp_seconds',
  help: 'When the backup or the drill last reported.',
  labels: ['kind'],
});
export const backupSucceeded = defineGauge({
  name: 'entrevue_backup_succeeded',
  help: '1 if the last report of the backup or the drill was a success.',
  labels: ['kind'],
});
export const diskFree = defineGauge({
  name: 'entrevue_disk_free_bytes',
  help: 'Free space where DATA_DIR is.',
});
export const diskSize = defineGauge({
  name: 'entrevue_disk_size_bytes',
  help: 'Size of the disk where DATA_DIR is.',
});
