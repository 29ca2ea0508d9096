import { sectionsOfArchive } from './linkedin-archive.js';
import { linesIn } from './sections.js';

const tables = {
  Profile:
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
    'Lucie,Tremblay,,12 rue des Érables,Mar 4,"Soudeuse-monteuse chez Atelier Roy","Sept ans d’expérience.\nSkills",,,Sherbrooke,,,\n',
  Positions:
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Métal Beauce,Apprentie,"• Réservoirs  • Ponts\n\nFormation",Beauce,2015,Jan 2018\n' +
    'Atelier Roy inc.,Soudeuse-monteuse,,Sherbrooke,2018-02,\n',
  Education:
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nCentre 24-Juin,2014,2015,,DEP en soudage-montage,\n',
  Skills: 'Name\nSoudure TIG\nTraining\n',
  Languages: 'Name,Proficiency\nFrançais,Native or bilingual proficiency\nAnglais,\n',
};

describe('the data archive of LinkedIn', () => {
  it('is read as the sections of a résumé, with present positions first', () => {
    expect(sectionsOfArchive(tables, 'aujourd’hui')).toEqual([
      { kind: 'head', lines: ['', 'Soudeuse-monteuse chez Atelier Roy'] },
      { kind: 'profile', lines: ['Sept ans d’expérience.', 'Skills'] },
      {
        kind: 'experience',
        lines: [
          'Soudeuse-monteuse, Atelier Roy inc., 02/2018 – aujourd’hui',
          'Apprentie, Métal Beauce, 2015 – Jan 2018',
          '• Réservoirs',
          '• Ponts',
          'Formation',
        ],
      },
      { kind: 'education', lines: ['DEP en soudage-montage, Centre 24-Juin'] },
      { kind: 'skills', lines: ['Soudure TIG', 'Training'] },
      { kind: 'languages', lines: ['Français (Native or bilingual proficiency)', 'Anglais'] },
    ]);
  });

  it('may have columns in French, and in another order', () => {
    const sections = sectionsOfArchive(
      {
        Positions:
          'Intitulé du poste,Nom de l’entreprise,Date de début,Date de fin,Description\nSoudeuse,Atelier Roy,2018,2020,Ponts\n',
        Skills: 'Nom\nSoudure TIG\n',
        Languages: 'Nom,Niveau\nAnglais,Courant\n',
      },
      'aujourd’hui',
    );
    expect(linesIn(sections, 'experience')).toEqual(['Soudeuse, Atelier Roy, 2018 – 2020', 'Ponts']);
    expect(linesIn(sections, 'skills', 'languages')).toEqual(['Soudure TIG', 'Anglais (Courant)']);
  });

  it('suggests nothing from name, address and date of birth', () => {
    const text = JSON.stringify(sectionsOfArchive(tables, 'present'));
    for (const own of ['Lucie', 'Tremblay', 'Érables', 'Mar 4']) expect(text).not.toContain(own);
  });

  it('is bounded, and empty without known columns', () => {
    const many = `Name\n${Array.from({ length: 5_000 }, (_, n) => `Skill ${n}`).join('\n')}`;
    expect(linesIn(sectionsOfArchive({ Skills: many }, ''), 'skills')).toHaveLength(100);
    expect(sectionsOfArchive({ Skills: 'Something\nelse', Positions: '' }, '')).toEqual([]);
  });
});
