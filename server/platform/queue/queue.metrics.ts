import { defineCounter, defineGauge } from '../metrics/define-metric.js';

export const queueJobs = defineGauge({
  name: 'entrevue_queue_jobs',
  help: 'Jobs by queue and state: waiting, active, delayed (for a retry or a time), failed (dead letters).',
  labels: ['queue', 'state'],
});
export const queueOldest = defineGauge({
  name: 'entrevue_queue_oldest_waiting_seconds',
  help: 'How long the oldest waiting job of a queue could have run; 0 if none waits.',
  labels: ['queue'],
});
export const jobsTotal = defineCounter({
  name: 'entrevue_jobs_total',
  help: 'Runs of jobs in this process: done, skipped (nothing to do), retry (failed, tried again) or failed for good.',
  labels: ['job', 'outcome'],
  maxSeries: 1_000,
});
export const jobSeconds = defineCounter({
  name: 'entrevue_job_seconds_total',
  help: 'Time that runs of a job took in this process.',
  labels: ['job'],
});
