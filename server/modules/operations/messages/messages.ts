export interface OperationsMessages {
  'OPERATIONS.CSV_FILE': string;
  'OPERATIONS.CSV_DATE': string;
  'OPERATIONS.CSV_OPERATOR': string;
  'OPERATIONS.CSV_OPERATOR_ID': string;
  'OPERATIONS.CSV_ACTION': string;
  'OPERATIONS.CSV_SUBJECT': string;
  'OPERATIONS.CSV_SUBJECT_ID': string;
  'OPERATIONS.CSV_REASON': string;
  'OPERATIONS.CSV_DETAILS': string;
}
