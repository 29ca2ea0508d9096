import { defineMessages } from '../../../lib/i18n';
import { en } from './en';
import { fr } from './fr';
import type { ReservationsMessages } from './messages';

export const useReservationsText = defineMessages<ReservationsMessages>('reservations', { fr, en });
