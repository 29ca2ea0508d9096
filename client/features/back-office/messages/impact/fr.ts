import type { ImpactMessages } from './messages';

export const fr: ImpactMessages = {
  'tool.impact': 'Équité des scores',
  'tool.impact.about': 'Ratios d’impact par genre et par origine. Peuvent être exportés.',
  'impact.title': 'Équité des scores',
  'impact.lead':
    'Pour chaque groupe, la part des personnes dont le score dépasse la médiane, divisée par la part la plus haute. Seules comptent les personnes qui ont un score et qui ont choisi d’indiquer leur groupe.',
  'impact.scored': 'Personnes avec un score',
  'impact.median': 'Score médian',
  'impact.from': 'Plus ancien calcul',
  'impact.to': 'Dernier calcul',
  'impact.GENDER': 'Par genre',
  'impact.ETHNICITY': 'Par origine',
  'impact.GENDER_AND_ETHNICITY': 'Par genre et origine',
  'impact.told_one': '{count} personne a répondu',
  'impact.told_other': '{count} personnes ont répondu',
  'impact.group': 'Groupe',
  'impact.people': 'Personnes',
  'impact.rate': 'Au-dessus de la médiane',
  'impact.ratio': 'Ratio d’impact',
  'impact.verdict': 'Constat',
  'impact.flagged': 'Sous 0,80',
  'impact.even': 'Aucun écart signalé',
  'impact.tooFew': 'Aucun groupe n’est assez grand pour être montré.',
  'impact.leftOut_one': 'Un groupe de moins de 2 % ou de moins de dix personnes n’est pas montré.',
  'impact.leftOut_other': '{count} groupes de moins de 2 % ou de moins de dix personnes ne sont pas montrés.',
  'impact.empty': 'Rien à comparer pour l’instant',
  'impact.empty.sentence':
    'Les ratios apparaîtront quand des personnes qui ont un score auront déclaré leur groupe dans leurs paramètres de confidentialité.',
};
