import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { BookingsModule } from './bookings.module.js';
export { BookingsPersonalData } from './bookings-personal-data.js';
export { bookingChanged, inquiryChanged } from './domain/bookings.events.js';

export const messages = { fr, en };
