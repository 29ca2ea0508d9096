/** Words of the mark "recorded here, live", and what it shows and does not show. */
export interface LiveMessages {
  mark: string;
  phrase: string;
  gesture: string;
  hidden: string;
  about: string;
  shows: string;
  showsNot: string;
}
