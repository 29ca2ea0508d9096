/** Settings that an instance needs to start without demo mode. */
export const liveSettings = {
  SECRETS_KEY: 'a key of tests alone, longer than 32 characters',
  CONTACT_EMAIL: 'bonjour@entrevue.example',
  PRIVACY_OFFICER_NAME: 'Jeanne Responsable',
  PRIVACY_OFFICER_TITLE: 'Responsable de la protection des renseignements personnels',
  PRIVACY_OFFICER_EMAIL: 'vie-privee@entrevue.example',
  PRIVACY_OFFICER_ADDRESS: '1, rue de l’Essai, Montréal (Québec) H2X 1Y4',
  INVOICE_SELLER: 'Entrevue inc.',
  INVOICE_ADDRESS: '1, rue de l’Essai, Montréal (Québec) H2X 1Y4',
  GST_NUMBER: '123456789 RT0001',
  QST_NUMBER: '1234567890 TQ0001',
} as const;
