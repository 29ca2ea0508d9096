import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';

/** The text of a posting, the typed search, and whether it finds the posting. */
const pairs: readonly (readonly [posting: string, query: string, found: boolean])[] = [
  ['Développeuse logicielle', 'developpeur', true],
  ['Développeur logiciel', 'développeuse', true],
  ['Développeur·euse logiciel', 'developpeuse', true],
  ['Développeurs et développeuses', 'développeur', true],
  ['Infirmière clinicienne', 'infirmier clinicien', true],
  ['Infirmier auxiliaire', 'infirmieres', true],
  ['Préposée aux bénéficiaires', 'prepose beneficiaire', true],
  ['Technicienne en électronique', 'technicien electronique', true],
  ['Directrice des opérations', 'directeur', true],
  ['Conseillère en sécurité', 'conseiller', true],
  ['Coiffeuse professionnelle', 'coiffeur professionnel', true],
  ['Registered Nurse, nights', 'nurses night', true],
  ['Baker for early mornings', 'bakers', true],
  ['We are hiring welders', 'welder hire', true],
  ['Senior C++ engineer', 'c++', true],
  ['C# and .NET developer', '.net', true],
  ['C# and .NET developer', 'c#', true],
  ['Node.js back-end', 'nodejs', true],
  ['Node.js back-end', 'node.js backend', false],
  ['Front-end developer', 'front end', true],
  ['Camionneur classe 1', 'camion', true],
  ['Comptable agréé', 'compt', true],
  ['Gestionnaire de projets', 'gestion de projet', true],
  ['Mécanicien de machinerie lourde', 'boulanger', false],
  ['Senior C engineer', 'c++', false],
  ['Infirmière', 'infirmière boulangère', false],
  ["O'Brien & sons; drop table", "o'brien", true],
  ['Cook', '!!! & | :* ( )', false],
  ['Éducatrice spécialisée', 'educateur specialise', true],
  ['Vendeuse-conseil', 'vendeurs', true],
  ['Serveuse', 'serveur', true],
  ['Opératrice de machinerie', 'operateur', true],
  ['Cuisinière en chef', 'cuisinier', true],
  ['Électricienne industrielle', 'électricien industriel', true],
  ['Agent·e de bord', 'agent', true],
  ['Gestion des ressources humaines', 'ressource humaine', true],
  ['Ingénieur logiciel', 'ingenieurs logiciels', true],
  ['Dental hygienists wanted', 'hygienist', true],
  ['Managing director', 'manager', true],
  ['Teacher, primary school', 'teachers', true],
  ['Employé d’entrepôt', 'entrepot', true],
  ['Chauffeur-livreur', 'livreuse', true],
  ['Plombier', 'plomb', true],
  ['Analyste', 'Électricien', false],
];

describe('search words', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it.each(pairs)('in "%s", "%s" is found: %s', async (posting, query, found) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select job_search_document($1, 'Atelier', null, '{}', null) @@ search_words($2) as found`,
      [posting, query],
    );
    expect(rows[0]?.found).toBe(found);
  });

  it('ranks a word of the title above the same word of the description', async () => {
    const { rows } = await client.query<{ title: number; description: number }>(
      `select ts_rank_cd(job_search_document('Soudeur', 'Atelier', null, '{}', 'acier'), search_words('soudeuse')) as title,
              ts_rank_cd(job_search_document('Acier', 'Atelier', null, '{}', 'soudeur'), search_words('soudeuse')) as description`,
    );
    expect(rows[0]?.title).toBeGreaterThan(rows[0]?.description ?? Infinity);
  });
});
