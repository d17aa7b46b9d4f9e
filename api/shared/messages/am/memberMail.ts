import type { memberMail as english } from '../en/memberMail.ts';
import { sentence } from './grammar.ts';

export const memberMail: typeof english = {
  footer: 'ይህ ኢሜይል የደረሰዎት የማኅበራችን አባል ስለሆኑ ነው። ለአባላት የሚላኩ መልእክቶች እንዲደርሱዎት ካልፈለጉ ይህን ገጽ ከፍተው ያቋርጡ፦',
  feeOwed: sentence(
    'የአባልነት ክፍያ ({year})፦ {members}። ቀሪ ገንዘብ፦ {amount}',
    'members',
    'year',
    'amount',
  ),
  feeYear: sentence('እ.ኤ.አ. {year}፣ {firstDay} – {lastDay}', 'year', 'firstDay', 'lastDay'),
  bankAccount: sentence(
    'እባክዎ የአባልነት ቁጥርዎን በመጥቀስ በዚህ ሒሳብ ይክፈሉ፦ {accountName}፣ {bank}፣ {accountNumber}።',
    'accountName',
    'bank',
    'accountNumber',
  ),
  heading: 'ለአባላት የሚላኩ መልእክቶች',
  question: sentence('ለአባላት የሚላኩ መልእክቶች በዚህ አድራሻ እንዳይደርሱዎት ይፈልጋሉ? {email}', 'email'),
  effect:
    'ስለ ራስዎ አባልነት የሚላኩ ኢሜይሎች አይቋረጡም። ይህን የኢሜይል አድራሻ ሌሎች ሰዎችም የሚጠቀሙበት ከሆነ ለእነርሱም መልእክት አይደርሳቸውም።',
  unsubscribe: 'ይቋረጥ',
  done: sentence('ወደ {email} የሚላከው ተቋርጧል። ለአባላት የሚላኩ መልእክቶች ከእንግዲህ አይደርሱም።', 'email'),
  subscribe: 'እንደገና ይላክ',
  subscribed: sentence('ለአባላት የሚላኩ መልእክቶች እንደገና በዚህ አድራሻ ይደርሳሉ፦ {email}።', 'email'),
  invalid: 'ይህ አድራሻ ሙሉ አይደለም። እባክዎ ሙሉውን ከኢሜይሉ ይቅዱ፣ ወይም እንድናቋርጥልዎ ይጠይቁን፦',
};
