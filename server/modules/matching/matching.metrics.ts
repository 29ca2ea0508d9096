import { defineGauge, defineHistogram } from '../../platform/metrics/define-metric.js';

export const snapshotTime = defineGauge({
  name: 'entrevue_matching_snapshot_timestamp_seconds',
  help: 'When the newest snapshot of the matching index was taken. Small markets have none.',
  labels: ['kind'],
});
export const indexStart = defineHistogram({
  name: 'entrevue_matching_index_start_seconds',
  help: 'Time until the matching index of a process answers first: from a snapshot, or from all rows.',
  labels: ['kind', 'outcome'],
  buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 60, 180, 600],
});
export const shardUp = defineGauge({
  name: 'entrevue_matching_shard_up',
  help: '1 if a worker holds this shard of the divided matching index and answers. None if the index is not divided.',
  labels: ['part'],
});
export const shardQuestion = defineHistogram({
  name: 'entrevue_matching_question_seconds',
  help: 'Time until all shards answered a run; or until the run was put back, because shards were missing or late.',
  labels: ['kind', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
});
