import { tokenize } from '../engine/text/tokenize.js';
import { bothGenders, genderForms } from './gender.js';

describe('the feminine of a title', () => {
  it.each([
    ['infirmier', 'infirmière'],
    ['infirmier clinicien', 'infirmière clinicienne'],
    ['infirmier autorisé', 'infirmière autorisée'],
    ['infirmier auxiliaire', 'infirmière auxiliaire'],
    ['infirmier-chef', 'infirmière-chef'],
    ['préposé aux bénéficiaires', 'préposée aux bénéficiaires'],
    ['aide-soignant', 'aide-soignante'],
    ['développeur web', 'développeuse web'],
    ['ingénieur logiciel', 'ingénieure logiciel'],
    ['technicien informatique', 'technicienne informatique'],
    ['directeur général', 'directrice générale'],
    ['conseiller financier', 'conseillère financière'],
    ['acheteur', 'acheteuse'],
    ['recruteur', 'recruteuse'],
    ['opérateur de machine', 'opératrice de machine'],
    ['éducateur spécialisé', 'éducatrice spécialisée'],
    ['chef de cuisine', 'cheffe de cuisine'],
    ['agent de sécurité', 'agente de sécurité'],
    ['agent immobilier', 'agente immobilière'],
    ['avocat', 'avocate'],
    ['maçon', 'maçonne'],
    ['mécanicien industriel', 'mécanicienne industrielle'],
    ['adjoint administratif', 'adjointe administrative'],
    ['enseignant suppléant', 'enseignante suppléante'],
    ['soudeur-monteur', 'soudeuse-monteuse'],
    ['représentant des ventes', 'représentante des ventes'],
    ['boulanger', 'boulangère'],
    ['livreur', 'livreuse'],
    ['assistant de direction', 'assistante de direction'],
    ['professeur de français', 'professeure de français'],
    ['conseiller client', 'conseillère client'],
    ['agriculteur', 'agricultrice'],
    ['arboriculteur', 'arboricultrice'],
    ['récolteur', 'récolteuse'],
    ['tuyauteur', 'tuyauteuse'],
    ['designer industriel', 'designer industrielle'],
    ['ambassadeur de marque', 'ambassadrice de marque'],
    ['traiteur', 'traiteuse'],
    ['contremaître de chantier', 'contremaîtresse de chantier'],
    ['mineur', 'mineuse'],
    ['ajouteur', 'ajouteuse'],
    ['sculpteur', 'sculptrice'],
  ])('of %s is %s', (masculine, feminine) => {
    expect(genderForms(masculine)).toEqual({ masculine, feminine });
  });

  it.each(['médecin', 'comptable', 'commis comptable', 'architecte'])('of %s is the same word', (title) => {
    expect(genderForms(title).feminine).toBeNull();
  });

  it('is what the author wrote, when there is a slash', () => {
    expect(genderForms('gérant/gérante adjoint/adjointe')).toEqual({
      masculine: 'gérant adjoint',
      feminine: 'gérante adjointe',
    });
    expect(genderForms('sage-femme/maïeuticien')).toEqual({ masculine: 'sage-femme', feminine: 'maïeuticien' });
  });

  it('reads like the masculine, so that a profile in either gender is the same profile', () => {
    const read = (text: string): string[] => tokenize(text).map(({ fr }) => fr);
    for (const title of ['infirmier clinicien', 'développeur web', 'directeur général', 'adjoint administratif']) {
      expect(read(genderForms(title).feminine ?? '')).toEqual(read(title));
    }
  });
});

describe('a title for everybody', () => {
  it.each([
    ['infirmier clinicien', 'infirmier clinicien ou infirmière clinicienne'],
    ['préposé aux bénéficiaires', 'préposé ou préposée aux bénéficiaires'],
    ['technicien juridique', 'technicien ou technicienne juridique'],
    ['médecin', 'médecin'],
  ])('of %s is « %s »', (title, both) => {
    expect(bothGenders(genderForms(title))).toBe(both);
  });
});
