import type { pictureFields as english } from '../en/fieldMessages.ts';
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
const describeIt =
  'ምስሉን ለማያዩ ሰዎች በአንድ ዓረፍተ ነገር፦ በምስሉ ውስጥ ማን ወይም ምን እንዳለና ምን እንደሚደረግ ይግለጹ። ለምሳሌ፦ ነጭ ልብስ የለበሱ ሦስት ሴቶች ለእንግዶቻቸው ቡና ይቀዳሉ።';
export const pictureFields: typeof english = {
  imageAltEn: {
    label: 'የምስሉ መግለጫ (በእንግሊዝኛ)',
    hint: describeIt,
    inSentences: 'የምስሉን መግለጫ (በእንግሊዝኛ)',
  },
  imageAltAm: {
    label: 'የምስሉ መግለጫ (በአማርኛ)',
    hint: describeIt,
    inSentences: 'የምስሉን መግለጫ (በአማርኛ)',
  },
  imageIsOrnament: {
    label: 'ምስሉ ጌጥ ብቻ ነው፦ የሚገለጽ ነገር የለውም',
    inSentences: 'ጌጥ መሆኑን',
    values: { true: 'አዎ', false: 'አይደለም' },
  },
  imageFocusX: { label: 'ሁልጊዜ የሚታየው ነጥብ፦ ከግራ', inSentences: 'ከግራ ያለውን ርቀት' },
  imageFocusY: { label: 'ሁልጊዜ የሚታየው ነጥብ፦ ከላይ', inSentences: 'ከላይ ያለውን ርቀት' },
  album: {
    label: 'ተጨማሪ ምስሎች',
    inSentences: 'ተጨማሪዎቹን ምስሎች',
    errors: { wrongItemCount: 'ቢበዛ 50 ምስሎች', duplicate: 'አንድ ምስል ሁለት ጊዜ አለ' },
  },
};
