import { fieldGroups, fields, onlookers, whoSeesWhat } from './who-sees-what.contract.js';
import { promisesIn } from './who-sees-what-words.contract.js';

describe('who sees what', () => {
  it('shows anybody nothing', () => {
    expect(fields.filter((field) => whoSeesWhat[field].ANYBODY !== 'NOTHING')).toEqual([]);
  });

  it('shows the fields of one group together, so that one word may stand for them', () => {
    for (const field of fields) {
      const first = fields.find((each) => fieldGroups[each] === fieldGroups[field]) ?? field;
      expect(whoSeesWhat[field]).toEqual(whoSeesWhat[first]);
    }
  });

  it('shows as much after an application as at each step that follows it', () => {
    for (const field of fields) {
      const { APPLICATION_SENT: applied, INTERVIEW_SCHEDULED, OFFER_MADE, HIRED } = whoSeesWhat[field];
      expect([INTERVIEW_SCHEDULED, OFFER_MADE, HIRED]).toEqual([applied, applied, applied]);
    }
  });

  it.each(['fr', 'en'] as const)('has a word for everything that can be shown, in %s', (language) => {
    const count = (text: string): number => text.split(/, | et | and /).length;
    for (const onlooker of onlookers) {
      const groups = new Set(
        fields.filter((each) => whoSeesWhat[each][onlooker] !== 'NOTHING').map((each) => fieldGroups[each]),
      );
      if (onlooker !== 'ANYBODY')
        expect(count(promisesIn[language].shown(onlooker))).toBeGreaterThanOrEqual(groups.size);
    }
  });

  it('says it in whole sentences', () => {
    const { fr, en } = promisesIn;
    expect(en.shown('MASKED')).toBe(
      'your initials, the first word of your location, the first 100 characters of your introduction, the first 150 characters of your experience, your years of experience, your skills and the titles and lengths of your videos',
    );
    expect(en.hidden('RESERVED')).toBe('your phone number');
    expect(fr.hidden('MASKED')).toBe(
      'votre titre professionnel, votre photo, votre courriel, votre numéro de téléphone, votre disponibilité, vos préférences (salaire, conditions), votre CV et vos vidéos',
    );
    expect(fr.opensTo('video')).toBe(
      'une entreprise qui en achète une avec votre permission, une entreprise pendant sa réservation (72 heures au plus), une entreprise à qui vous avez dit oui ou une entreprise chez qui vous avez postulé',
    );
    expect(en.opensTo('phone')).toBe('a company you said yes to or a company you applied to');
  });
});
