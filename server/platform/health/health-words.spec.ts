import { Translator } from '../i18n/translator.js';
import { healthEn } from '../messages/health-en.js';
import { healthFr } from '../messages/health-fr.js';
import type { HealthText } from './health-text.js';
import { detailOf, healthWords } from './health-words.js';
import { duration, gigabytes, platformSentences } from './platform-sentences.js';

const translator = new Translator([{ fr: healthFr, en: healthEn }]);
const { sentence, count } = platformSentences;
const inBoth = (text: HealthText): string[] =>
  (['fr', 'en'] as const).map((language) => healthWords(text, language, translator).replace(/\s/gu, ' '));

describe('a remark', () => {
  it('is a sentence in the language of the reader', () => {
    expect(inBoth(sentence('HEALTH.MAIL_FILES'))).toEqual([
      'Les courriels sont écrits dans des fichiers',
      'Emails are written to files',
    ]);
  });

  it('has its figures as each language writes them', () => {
    const values = { free: gigabytes(78_240_000_000), all: gigabytes(1_270_600_000_000) };
    expect(inBoth(sentence('HEALTH.DISK_FREE', values))).toEqual([
      '78,2 Go libres sur 1 270,6 Go',
      '78.2 GB of 1,270.6 GB free',
    ]);
  });

  it.each([
    [0, ['0 événement à traiter', '0 events due']],
    [1, ['1 événement à traiter', '1 event due']],
    [2, ['2 événements à traiter', '2 events due']],
    [1_500_000, ['1 500 000 événements à traiter', '1,500,000 events due']],
  ])('has the singular or the plural of %i', (figure, words) => {
    expect(inBoth(count('HEALTH.OUTBOX_DUE', figure))).toEqual(words);
  });

  it.each([
    [0, ['0 s', '0 s']],
    [4.26, ['4,3 s', '4.3 s']],
    [312, ['5 min', '5 min']],
    [3 * 3_600, ['3 h', '3 h']],
    [3 * 86_400, ['3 jours', '3 days']],
  ])('has %d seconds in a unit that people read', (seconds, words) => {
    expect(inBoth(duration(seconds))).toEqual(words);
  });

  it('has moments in words, and a list after commas', () => {
    const at = new Date('2026-12-01T18:30:00Z');
    expect(inBoth(sentence('HEALTH.BACKUP_SILENT', { at }))).toEqual([
      'La sauvegarde n’a rien signalé depuis le mardi 1er décembre 2026 à 13 h 30 HNE',
      'The backup has reported nothing since Tuesday, December 1, 2026 at 1:30 p.m. EST',
    ]);
    expect(inBoth(sentence('HEALTH.CAGE_MISSING', { gaps: [sentence('HEALTH.GAP_USER'), 'x', 2] }))).toEqual([
      'Protections absentes : utilisateur sans droits, x, 2',
      'Missing protections: unprivileged user, x, 2',
    ]);
  });

  it('ends with a period only where several sentences stand together', () => {
    expect(inBoth([sentence('HEALTH.MAIL_ANSWERS')])).toEqual([
      'Le serveur de courriel répond',
      'The mail server answers',
    ]);
    expect(inBoth([sentence('HEALTH.MAIL_ANSWERS'), sentence('HEALTH.DRILL_LEDGER')])).toEqual([
      'Le serveur de courriel répond. Le registre restauré a un écart.',
      'The mail server answers. The restored ledger has a fault.',
    ]);
  });

  it('is not a cause: the technical words of a failed part stay as they are', () => {
    expect(detailOf({ ok: false, cause: 'connect ECONNREFUSED' }, 'fr', translator)).toBe('connect ECONNREFUSED');
    expect(detailOf({ ok: true }, 'fr', translator)).toBeNull();
  });
});
