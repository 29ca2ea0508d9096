/** Texts of the choice to reduce noise in the sound. */
export interface NoiseMessages {
  label: string;
  hint: string;
  reduced: string;
  asRecorded: string;
  until: string;
  underWay: string;
  stopped: string;
  fixed: string;
  saved: string;
  failed: string;
}
