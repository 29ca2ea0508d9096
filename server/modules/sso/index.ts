import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { clientSecrets } from './persistence/client-secrets.js';
export { RequiredSignIn } from './queries/required-sign-in.query.js';
export { SsoModule } from './sso.module.js';
export { SsoPersonalData } from './sso-personal-data.js';

export const messages = { fr, en };
