import type { FairnessMessages } from './messages.js';

export const fr: FairnessMessages = {
  'FAIRNESS.CSV_FILE': 'entrevue-ratios-d-impact',
  'FAIRNESS.CSV_DIMENSION': 'Dimension',
  'FAIRNESS.CSV_GENDER': 'Genre',
  'FAIRNESS.CSV_ETHNICITY': 'Origine',
  'FAIRNESS.CSV_PEOPLE': 'Personnes',
  'FAIRNESS.CSV_RATE': 'Part au-dessus de la médiane',
  'FAIRNESS.CSV_RATIO': 'Ratio d’impact',
  'FAIRNESS.CSV_FLAG': 'Sous 0,80',
};
