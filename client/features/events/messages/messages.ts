/** Texts of the events. */
export interface EventsMessages {
  title: string;
  lead: string;
  loading: string;
  loadFailed: string;
  empty: string;
  emptySentence: string;
  sample: string;
  'type.ONLINE': string;
  'type.IN_PERSON': string;
  'type.OTHER': string;
  full: string;
  over: string;
  registered: string;
  see: string;
  when: string;
  zone: string;
  where: string;
  by: string;
  places: string;
  placesTaken: string;
  agenda: string;
  requirements: string;
  benefits: string;
  about: string;
  register: string;
  unregister: string;
  signIn: string;
  calendar: string;
  'registered.done': string;
  'unregistered.done': string;
  failed: string;
  notFound: string;
  notFoundSentence: string;
  all: string;
  back: string;
}
