import { backupFigures, drillFigures, type DrillFigures } from './backup-figures.js';
import type { BackupReport } from './backup-report.entity.js';
import { Degraded, type Remark } from './health-checks.js';
import type { HealthSentence } from './health-text.js';
import { duration, platformSentences } from './platform-sentences.js';

/** A running backup reports every ten seconds. */
const SILENT_SECONDS = 120;
/** A drill is due each month. */
const DRILL_DAYS = 35;
const DAY_SECONDS = 86_400;

const { sentence, count } = platformSentences;

/** The remark about backups for operators: whether one runs, and when a restore was last tried. */
export function backupRemark(reports: readonly BackupReport[], { isDemo }: { isDemo: boolean }): Remark {
  const backup = reports.find(({ kind }) => kind === 'BACKUP');
  const drill = reports.find(({ kind }) => kind === 'DRILL');
  if (backup === undefined) {
    const remark = sentence('HEALTH.BACKUP_NONE');
    return isDemo ? remark : new Degraded(remark);
  }
  const isSilent = backup.ageSeconds > SILENT_SECONDS;
  const isOld = drill !== undefined && drill.ageSeconds >= DRILL_DAYS * DAY_SECONDS;
  const remark = [
    isSilent ? sentence('HEALTH.BACKUP_SILENT', { at: backup.reportedAt }) : backupWords(backup),
    ...(drill ? drillWords(drill) : [sentence('HEALTH.DRILL_NEVER')]),
    ...(isOld ? [sentence('HEALTH.DRILL_OLD')] : []),
  ];
  return backup.succeeded && !isSilent && drill?.succeeded === true && !isOld ? remark : new Degraded(remark);
}

function backupWords({ succeeded, figures, detail }: BackupReport): HealthSentence {
  if (!succeeded) return sentence('HEALTH.BACKUP_FAILS');
  const { data } = backupFigures.safeParse(figures);
  // A backup of an earlier version has no figures.
  if (!data) return sentence('HEALTH.BACKUP_SAYS', { detail });
  const files = count('HEALTH.BACKUP_FILES', data.files);
  return sentence('HEALTH.BACKUP_MADE', { at: new Date(data.base_ended_at), files });
}

function drillWords({ reportedAt, figures, detail }: BackupReport): HealthSentence[] {
  const { data } = drillFigures.safeParse(figures);
  if (!data) return [sentence('HEALTH.DRILL_SAYS', { at: reportedAt, detail })];
  const { lost_seconds: lost, recovery_seconds: recovery } = data;
  const tried = sentence('HEALTH.DRILL_TRIED', { at: reportedAt, lost: duration(lost), recovery: duration(recovery) });
  return [tried, ...foundBy(data)];
}

function foundBy(figures: DrillFigures): HealthSentence[] {
  const { ledger_faults: faults, unreadable_videos: videos, damaged_files: files } = figures;
  if (faults + videos + files === 0) return [sentence('HEALTH.DRILL_GOOD')];
  return [
    ...(faults > 0 ? [sentence('HEALTH.DRILL_LEDGER')] : []),
    ...(videos > 0 ? [count('HEALTH.DRILL_VIDEOS', videos)] : []),
    ...(files > 0 ? [count('HEALTH.DRILL_FILES', files)] : []),
  ];
}
