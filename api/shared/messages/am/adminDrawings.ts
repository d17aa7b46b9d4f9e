import type { drawings as english } from '../en/adminDrawings.ts';

export const drawings: typeof english = {
  open: 'ወይም ከተዘጋጁት ሥዕሎች ይምረጡ',
  legend: (label) => `ሥዕል፦ ${label}`,
  failed: 'ሥዕሉን መጫን አልተቻለም። እባክዎ እንደገና ይምረጡት።',
  names: {
    notice: 'ማስታወቂያ',
    meeting: 'ስብሰባ',
    coffee: 'የቡና ሥነ ሥርዓት',
    flowers: 'አበቦች',
    pattern: 'ጥበብ',
    flagColours: 'የሰንደቅ ዓላማ ቀለማት',
    cross: 'መስቀል',
    candles: 'ሻማዎች',
  },
};
