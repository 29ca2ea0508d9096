import type { FairnessMessages } from './messages.js';

export const en: FairnessMessages = {
  'FAIRNESS.CSV_FILE': 'entrevue-impact-ratios',
  'FAIRNESS.CSV_DIMENSION': 'Dimension',
  'FAIRNESS.CSV_GENDER': 'Gender',
  'FAIRNESS.CSV_ETHNICITY': 'Ethnicity',
  'FAIRNESS.CSV_PEOPLE': 'People',
  'FAIRNESS.CSV_RATE': 'Share above the median',
  'FAIRNESS.CSV_RATIO': 'Impact ratio',
  'FAIRNESS.CSV_FLAG': 'Under 0.80',
};
