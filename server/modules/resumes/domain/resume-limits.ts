const MIB = 1024 * 1024;

/** Limits of one reading, each with its reason. */
export const resumeLimits = {
  /** As for the résumé that a person stores. */
  maxBytes: 10 * MIB,
  /** Max time to read one résumé. The slowest of the test set takes one second on a slow core. */
  seconds: 10,
  /** The program itself takes 90 MB, a real résumé less than 60 MB more. */
  maxMemoryBytes: 400 * MIB,
  /** Text of one part of a DOCX or ODT, unpacked: twenty times a thesis. */
  maxPartBytes: 20 * MIB,
  /** One table of LinkedIn's data archive, unpacked: a hundred positions with long descriptions are a fifth of it. */
  maxTableBytes: MIB,
  /** A word processor document has about twenty parts, a complete data archive of LinkedIn a few hundred. */
  maxParts: 5_000,
  /** Longer ones are read up to here. */
  maxPages: 40,
  maxCharacters: 200_000,
  /** The text above as JSON, with every character escaped. */
  maxAnswerBytes: 2 * MIB,
  /** With fewer characters a file is a picture of a résumé. */
  minLetters: 60,
  /** Readings a day and account: trying two or three files takes a few, hundreds are a script. */
  perDay: 20,
  /** Programs that one process runs at the same time; further readings wait. */
  maxConcurrent: 2,
  /** Readings that wait; further people are asked to try again. */
  maxWaiting: 20,
} as const;
