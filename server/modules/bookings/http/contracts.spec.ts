import * as hours from '../domain/studio-hours.js';
import { companySizeOf } from '../domain/company-size.js';
import { employeeCounts, services } from './inquiries.contract.js';
import * as studio from './studio-bookings.contract.js';

it('has four services and five sizes, the last of which is the fifth size of company pages', () => {
  expect(services).toEqual(['PROFILE_CREATION', 'RECRUITMENT_SUPPORT', 'CUSTOM_SOLUTION', 'CONSULTATION']);
  expect(employeeCounts).toEqual(['1-10', '11-50', '51-200', '201-500', '500+']);
  expect(employeeCounts.map(companySizeOf)).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000']);
});

it('has nine slots of forty-five minutes, five session types and three deadlines', () => {
  expect(studio.slotTimes).toEqual(Array.from({ length: 9 }, (_, at) => `${String(at + 9).padStart(2, '0')}:00`));
  expect(studio.sessionTypes).toEqual(['VIDEO_RECORDING', 'INTERVIEW', 'PROFILE', 'COMPANY_VIDEO', 'OTHER']);
  const { SESSION_MINUTES, CONTACT_HOURS, DELIVERY_HOURS, HOLD_SECONDS } = studio;
  expect([SESSION_MINUTES, CONTACT_HOURS, DELIVERY_HOURS, HOLD_SECONDS]).toEqual([45, 48, 48, 300]);
});

it('repeats the studio hours of the domain', () => {
  const { STUDIO_TIME_ZONE, SESSION_MINUTES, HOLD_SECONDS, CONTACT_HOURS, DELIVERY_HOURS, slotTimes } = hours;
  const { CONFIRM_MINUTES, MAX_OPEN_BOOKINGS } = hours;
  expect(studio).toMatchObject({
    STUDIO_TIME_ZONE,
    SESSION_MINUTES,
    HOLD_SECONDS,
    CONTACT_HOURS,
    DELIVERY_HOURS,
    slotTimes,
    CONFIRM_MINUTES,
    MAX_OPEN_BOOKINGS,
  });
});
