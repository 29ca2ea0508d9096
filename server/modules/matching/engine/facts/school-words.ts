/** Words that mark a school name, in lower case. */
export const schoolWords: ReadonlySet<string> = new Set(
  (
    'université university cégep cegep collège college lycée polytechnique institut institute académie academy école school ' +
    'faculté faculty alumni alumnus alumna hec uqam uqac uqar uqtr uqo mcgill concordia mit'
  ).split(' '),
);
