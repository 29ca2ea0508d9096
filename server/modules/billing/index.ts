import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { BillingFacade } from './billing.facade.js';
export { BillingModule } from './billing.module.js';
export { BillingPersonalData } from './billing-personal-data.js';
export { SpotlightFacade } from './spotlight.facade.js';
export { balanceRanLow } from './domain/billing.events.js';
export { CompanyShowcase, type ShownCompany } from './company-showcase.js';

export const messages = { fr, en };
