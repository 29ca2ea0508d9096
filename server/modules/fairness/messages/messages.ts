export interface FairnessMessages {
  'FAIRNESS.CSV_FILE': string;
  'FAIRNESS.CSV_DIMENSION': string;
  'FAIRNESS.CSV_GENDER': string;
  'FAIRNESS.CSV_ETHNICITY': string;
  'FAIRNESS.CSV_PEOPLE': string;
  'FAIRNESS.CSV_RATE': string;
  'FAIRNESS.CSV_RATIO': string;
  'FAIRNESS.CSV_FLAG': string;
}
