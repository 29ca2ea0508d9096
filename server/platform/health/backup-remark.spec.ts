import { backupRemark } from './backup-remark.js';
import type { BackupReport } from './backup-report.entity.js';
import { Degraded, type Remark } from './health-checks.js';

const backup: BackupReport = {
  kind: 'BACKUP',
  ageSeconds: 8,
  reportedOn: '2026-11-25 18:00 UTC',
  succeeded: true,
  detail: '12 media files',
};
const drill: BackupReport = { ...backup, kind: 'DRILL', ageSeconds: 86_400, detail: 'RPO 4 s, RTO 40 s' };
const outside = { isDemo: false };
const whyOf = (remark: Remark): string | null => (remark instanceof Degraded ? remark.why : null);

describe('the remark on backups', () => {
  it('says what the backup and the last drill said', () => {
    expect(backupRemark([backup, drill], outside)).toBe(
      '12 media files; drill of 2026-11-25 18:00 UTC: RPO 4 s, RTO 40 s',
    );
  });

  it('warns if there is no backup, except in the demo', () => {
    expect(whyOf(backupRemark([], outside))).toMatch(/nothing is backed up/);
    expect(backupRemark([], { isDemo: true })).toMatch(/nothing is backed up/);
  });

  it.each([
    ['the backup is silent', [{ ...backup, ageSeconds: 121 }, drill], /silent since 2026-11-25 18:00 UTC/],
    ['the backup fails', [{ ...backup, succeeded: false, detail: 'disk full' }, drill], /^disk full/],
    ['no drill was made', [backup], /never tried/],
    ['the drill failed', [backup, { ...drill, succeeded: false, detail: '3 videos do not open' }], /3 videos/],
    ['the drill is old', [backup, { ...drill, ageSeconds: 36 * 86_400 }], /drill of/],
  ])('warns if %s', (_, reports, why) => {
    expect(whyOf(backupRemark(reports, outside))).toMatch(why);
  });
});
