import { Translator } from '../i18n/translator.js';
import { healthEn } from '../messages/health-en.js';
import { healthFr } from '../messages/health-fr.js';
import { backupRemark } from './backup-remark.js';
import type { BackupReport } from './backup-report.entity.js';
import { Degraded } from './health-checks.js';
import { healthWords } from './health-words.js';

const backup: BackupReport = {
  kind: 'BACKUP',
  ageSeconds: 8,
  reportedAt: new Date('2026-11-25T18:00:00Z'),
  succeeded: true,
  detail: 'base backup of 2026-11-25T07:00:00.000Z, 12 media files',
  figures: { base_ended_at: '2026-11-25T07:00:00.000Z', files: 12 },
};
const found = { lost_seconds: 4.2, recovery_seconds: 140, ledger_faults: 0, unreadable_videos: 0, damaged_files: 0 };
const drill: BackupReport = {
  ...backup,
  kind: 'DRILL',
  ageSeconds: 86_400,
  detail: 'RPO 4.2 s, RTO 140.0 s',
  figures: found,
};
const outside = { isDemo: false };

const translator = new Translator([{ fr: healthFr, en: healthEn }]);
function remarkOf(reports: readonly BackupReport[], options = outside) {
  const remark = backupRemark(reports, options);
  const text = remark instanceof Degraded ? remark.why : remark;
  if (!text) throw new Error('backups always have a remark');
  const wordsIn = (language: 'fr' | 'en'): string => healthWords(text, language, translator).replace(/\s/gu, ' ');
  return { isDegraded: remark instanceof Degraded, fr: wordsIn('fr'), en: wordsIn('en') };
}

describe('the remark on backups', () => {
  it('says in both languages what the backup and the last drill found', () => {
    expect(remarkOf([backup, drill])).toEqual({
      isDegraded: false,
      fr: 'Copie complète de la base le mercredi 25 novembre 2026 à 2 h HNE, 12 fichiers sauvegardés. Essai de restauration le mercredi 25 novembre 2026 à 13 h HNE : 4,2 s de données perdues, remise en service en 2 min. Registre intact et toutes les vidéos lisibles.',
      en: 'Base backup on Wednesday, November 25, 2026 at 2:00 a.m. EST, 12 files backed up. Restore drill on Wednesday, November 25, 2026 at 1:00 p.m. EST: 4.2 s of data lost, back in service in 2 min. Ledger intact and every video plays.',
    });
  });

  it('warns if there is no backup, except in the demo', () => {
    const fr = 'Aucune sauvegarde : réglez BACKUP_DIR (docs/backup.md)';
    expect(remarkOf([])).toMatchObject({ isDegraded: true, fr });
    expect(remarkOf([], { isDemo: true })).toMatchObject({ isDegraded: false, fr });
  });

  it.each([
    ['the backup is silent', [{ ...backup, ageSeconds: 121 }, drill], /^La sauvegarde n’a rien signalé depuis/],
    ['the backup fails', [{ ...backup, succeeded: false, figures: null }, drill], /^La sauvegarde échoue/],
    ['no drill was made', [backup], /Aucun essai de restauration : lancez npm run drill\.$/],
    [
      'the drill found faults',
      [
        backup,
        {
          ...drill,
          succeeded: false,
          figures: { ...found, ledger_faults: 2, unreadable_videos: 3, damaged_files: 1 },
        },
      ],
      /a un écart\. 3 vidéos restaurées sont illisibles\. 1 fichier sauvegardé est endommagé\.$/,
    ],
    ['the drill is old', [backup, { ...drill, ageSeconds: 36 * 86_400 }], /plus d’un mois : lancez npm run drill\.$/],
  ])('warns if %s', (_, reports, fr) => {
    expect(remarkOf(reports)).toMatchObject({ isDegraded: true, fr: expect.stringMatching(fr) });
  });

  it('quotes reports of earlier versions, which have no figures', () => {
    const { isDegraded, en } = remarkOf([backup, drill].map((report) => ({ ...report, figures: null })));
    expect(isDegraded).toBe(false);
    expect(en).toMatch(
      /^Last report: base backup of .+, 12 media files\. Restore drill on .+: RPO 4\.2 s, RTO 140\.0 s\.$/,
    );
  });
});
