import type { BackupReport } from './backup-report.entity.js';
import { Degraded, type Remark } from './health-checks.js';

/** A running backup reports every ten seconds. */
const SILENT_SECONDS = 120;
/** A drill is due each month. */
const DRILL_DAYS = 35;
const DAY_SECONDS = 86_400;

/** The remark about backups for operators: whether one runs, and when a restore was last tried. */
export function backupRemark(reports: readonly BackupReport[], { isDemo }: { isDemo: boolean }): Remark {
  const backup = reports.find(({ kind }) => kind === 'BACKUP');
  const drill = reports.find(({ kind }) => kind === 'DRILL');
  if (backup === undefined) {
    const remark = 'nothing is backed up: set BACKUP_DIR (docs/backup.md)';
    return isDemo ? remark : new Degraded(remark);
  }
  const tried = drill ? `drill of ${drill.reportedOn}: ${drill.detail}` : 'a restore was never tried: npm run drill';
  if (backup.ageSeconds > SILENT_SECONDS)
    return new Degraded(`the backup is silent since ${backup.reportedOn}; ${tried}`);
  const remark = `${backup.detail}; ${tried}`;
  const isTried = drill?.succeeded === true && drill.ageSeconds < DRILL_DAYS * DAY_SECONDS;
  return backup.succeeded && isTried ? remark : new Degraded(remark);
}
