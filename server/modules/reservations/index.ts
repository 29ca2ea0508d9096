import { en } from './messages/en.js';
import { fr } from './messages/fr.js';

export { pairReopened, reservationChanged, videoBought } from './domain/reservation.events.js';
export { ReservationEndings } from './reservation-endings.facade.js';
export { ReservationTermsFacade } from './reservation-terms.facade.js';
export { ReservationsFacade } from './reservations.facade.js';
export { ReservationsPersonalData } from './reservations-personal-data.js';
export { VideoSalesFacade } from './video-sales.facade.js';
export { ReservationsModule } from './reservations.module.js';

export const messages = { fr, en };
