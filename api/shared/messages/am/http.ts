import type { httpResponses as english } from '../en/http.ts';

export const httpResponses: typeof english = {
  starting: 'ድረ ገጹ በመነሳት ላይ ነው። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
  startingPage: 'ድረ ገጹ በመነሳት ላይ ነው። ይህ ገጽ ከጥቂት ጊዜ በኋላ በራሱ ይከፈታል።',
  tooManyAtOnce: 'በአንድ ጊዜ ብዙ ጥያቄዎች መጥተዋል። እባክዎ ጥቂት ቆይተው እንደገና ይሞክሩ።',
  badRequest: 'ጥያቄው ትክክል አይደለም።',
  failed: 'ያልታሰበ ስሕተት አጋጥሟል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
  timeout: 'ይህ ብዙ ጊዜ ወሰደ። እባክዎ ቆይተው እንደገና ይሞክሩ።',
};
