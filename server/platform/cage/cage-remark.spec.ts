import { healthWords } from '../health/health-words.js';
import { platformSentences } from '../health/platform-sentences.js';
import { Translator } from '../i18n/translator.js';
import { healthEn } from '../messages/health-en.js';
import { healthFr } from '../messages/health-fr.js';
import { type CageGap, cageGaps } from './cage-gaps.js';
import { type CagedFiles, cageRemark } from './cage-remark.js';

const translator = new Translator([{ fr: healthFr, en: healthEn }]);
const { sentence } = platformSentences;
const files = sentence('HEALTH.MAIL_FILES');
const words = (all: readonly CagedFiles[], language: 'fr' | 'en' = 'fr'): string =>
  healthWords(cageRemark(all), language, translator).replace(/\s/gu, ' ');
const fileWords = 'Les courriels sont écrits dans des fichiers';

describe('the remark on cages', () => {
  it('names files of the same level together, weakest first', () => {
    expect(words([{ files, level: 'wall', missing: [] }])).toBe(
      `Décodage isolé du reste du système de fichiers : ${fileWords}`,
    );
    const mixed = [
      { files, level: 'wall', missing: [] },
      { files, level: 'none', missing: ['programs run as root'] },
      { files, level: 'wall', missing: ['programs run as root'] },
    ] as const;
    expect(words(mixed)).toBe(
      `Décodage sans isolement (docs/operating.md) : ${fileWords}. Décodage isolé du reste du système de fichiers : ${fileWords}, ${fileWords}. Protections absentes : utilisateur sans droits.`,
    );
  });

  it('has each missing protection in both languages', () => {
    for (const gap of Object.keys(cageGaps) as CageGap[]) {
      const [fr, en] = (['fr', 'en'] as const).map((language) =>
        words([{ files, level: 'limits', missing: [gap] }], language),
      );
      expect(fr?.split(' : ').at(-1)).not.toBe(en?.split(': ').at(-1));
    }
  });
});
