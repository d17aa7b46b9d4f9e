import type { FieldMessages } from '../words.ts';

export const description = (hint: string): FieldMessages => ({
  label: 'መግለጫ',
  hint,
  inSentences: 'መግለጫውን',
});
export const mapLink: FieldMessages = {
  label: 'የካርታ አገናኝ',
  hint: 'ቦታውን በጉግል ካርታ (Google Maps) ላይ ያግኙ፤ «Share»ን ይጫኑ፤ አገናኙን እዚህ ይለጥፉ።',
};
export const category: FieldMessages = {
  label: 'ምድብ',
  hint: 'አዲስ ምድብ ለመጨመር ወደ ሌላ ገጽ ይሄዳሉ፤ ሲመለሱ የጻፉት እዚሁ ይጠብቅዎታል።',
  inSentences: 'ምድቡን',
  errors: { required: 'እባክዎ ምድብ ይምረጡ።' },
};
export const webAddress = 'የድረ ገጽ አድራሻ፤ ለምሳሌ example.org/page';
export const paragraphs = 'አዲስ መስመር አዲስ አንቀጽ ይጀምራል።';
