import ICAL from 'ical.js';
import { type CalendarInterview, interviewCalendar } from './interview-calendar.js';

const interview = (changes: Partial<CalendarInterview> = {}): CalendarInterview => ({
  id: '0190a0a0-0000-7000-8000-000000000001',
  status: 'SCHEDULED',
  sequence: 2,
  scheduledAt: new Date('2026-03-08T06:30:00.000Z'),
  durationMinutes: 45,
  updatedAt: new Date('2026-01-15T15:00:00.000Z'),
  summary: 'Entrevue : Soudeuse, charpente; équipe « Acier \\ fils »',
  description:
    'Première ligne\nseconde ligne, avec une virgule; et plus encore, assez pour que la ligne soit pliée. 👩🏽‍🏭',
  location: '12, rue de l’Église; Saint-Georges',
  url: 'https://site.example/applications',
  ...changes,
});

/** As a calendar program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return { calendar, event, property: (name: string) => event.component.getFirstPropertyValue(name) };
}

describe('the calendar file of an interview', () => {
  it('is read by another’s parser as it was meant', () => {
    const given = interview();
    const { calendar, event, property } = read(interviewCalendar(given));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(event.uid).toBe(`${given.id}@entrevue`);
    expect(event.sequence).toBe(2);
    expect(event.startDate.toJSDate()).toEqual(given.scheduledAt);
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-03-08T07:15:00.000Z'));
    expect(event.summary).toBe(given.summary);
    expect(event.description).toBe(given.description);
    expect(event.location).toBe(given.location);
    expect(property('status')).toBe('CONFIRMED');
  });

  it.each([
    ['PROPOSED', 'TENTATIVE'],
    ['CANCELLED', 'CANCELLED'],
  ] as const)('says of %s that it is %s', (status, expected) => {
    expect(read(interviewCalendar(interview({ status }))).property('status')).toBe(expected);
  });

  it('has lines of at most 75 octets, each with both marks of its end, and cuts no sign in two', () => {
    const file = interviewCalendar(interview({ description: '👩🏽‍🏭é'.repeat(80) }));
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(file).event.description).toBe('👩🏽‍🏭é'.repeat(80));
  });

  it('lets nobody add a property by what they write', () => {
    const file = interviewCalendar(interview({ summary: 'x\r\nATTACH:http://evil.example\u0007', location: null }));
    expect(read(file).property('attach')).toBeNull();
    expect(read(file).property('location')).toBeNull();
    expect(read(file).event.summary).toBe('x\nATTACH:http://evil.example');
  });
});
