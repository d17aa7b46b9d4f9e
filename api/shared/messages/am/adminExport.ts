import type { adminExport as english } from '../en/adminExport.ts';

const entries = (count: number) =>
  `${count.toLocaleString('en-NZ')} ${count <= 1 ? 'መዝገብ' : 'መዝገቦች'}`;

export const adminExport: typeof english = {
  button: 'በCSV ፋይል ያውርዱ',
  busy: 'ሰንጠረዡን በማዘጋጀት ላይ ነው...',
  done: (count) => `ሰንጠረዡ የያዘው፦ ${entries(count)}`,
  cut: (count) => `ሰንጠረዡ የያዘው የመጀመሪያዎቹን ${entries(count)} ነው። ለቀሩት ዝርዝሩን ያጥብቡ።`,
  accounts: { createdAt: 'የተከፈተው', lastSignInAt: 'ለመጨረሻ ጊዜ የተገባበት', disabledAt: 'የተዘጋው' },
  group: 'ዝርዝር',
};
