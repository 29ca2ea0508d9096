import { adminRows } from './admin.js';
import { applicationRows } from './applications.js';
import { authRows } from './auth.js';
import { calendarRows } from './calendar.js';
import { candidateRows } from './candidates.js';
import { bookingRows } from './bookings.js';
import { billingRows } from './billing.js';
import { companyRows } from './companies.js';
import { companyVideoRows } from './company-videos.js';
import { creditRows } from './credits.js';
import { encoderRows } from './encoders.js';
import { handoverRows } from './handover.js';
import { jobRows } from './jobs.js';
import { matchRows } from './matches.js';
import { mediaRows } from './media.js';
import { messageRows } from './messages.js';
import { notificationRows } from './notifications.js';
import { otherRows } from './rest.js';
import { passkeyRows } from './passkeys.js';
import { reservationRows } from './reservations.js';
import type { Row } from './row.js';
import { roomRows } from './rooms.js';
import { shareRows } from './shares.js';
import { shortlistRows } from './shortlists.js';
import { ssoRows } from './sso.js';
import { userRows } from './users.js';

/** Every route of the server with the allowed callers and objects. A new route needs a row, or the test fails. */
export const matrix: readonly Row[] = [
  ...adminRows,
  ...applicationRows,
  ...authRows,
  ...calendarRows,
  ...candidateRows,
  ...billingRows,
  ...bookingRows,
  ...companyRows,
  ...companyVideoRows,
  ...creditRows,
  ...encoderRows,
  ...handoverRows,
  ...jobRows,
  ...matchRows,
  ...mediaRows,
  ...messageRows,
  ...notificationRows,
  ...otherRows,
  ...passkeyRows,
  ...reservationRows,
  ...roomRows,
  ...shareRows,
  ...shortlistRows,
  ...ssoRows,
  ...userRows,
];
