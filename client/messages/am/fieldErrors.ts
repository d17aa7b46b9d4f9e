import type { PublicFieldErrors } from '../../../api/fieldErrors.rules.ts';
// Not by the way of grammar.ts, whose words the English membership form would load.
import { amharicSentence as sentence } from '../sentence.ts';
import type { FieldErrorWords } from '../words.ts';

/** What is wrong with a field of a public form; sentences call fields by their accusative. */
export const fieldErrors: FieldErrorWords<PublicFieldErrors> = {
  required: sentence('እባክዎ {field} ይጻፉ።', 'field'),
  tooLong: sentence('ከ{max} ፊደላት መብለጥ አይችልም።', 'max'),
  invalidEmail: 'እባክዎ ትክክለኛ የኢሜይል አድራሻ ይጻፉ።',
  invalidDate: 'ቀኑ በቀን-ወር-ዓመት ቅደም ተከተል መጻፍ አለበት።',
  invalidTelephone: sentence(
    'እባክዎ ቢያንስ {minDigits} አሃዞች ያሉት አንድ ስልክ ቁጥር ይጻፉ፤ ለምሳሌ 021 555 0100 ወይም +251 91 155 0100።',
    'minDigits',
  ),
  dateTooEarly: ({ earliest }) => `ቀኑ በአውሮፓውያን አቆጣጠር ከ${earliest.slice(0, 4)} በፊት ሊሆን አይችልም።`,
  dateInFuture: 'ቀኑ ገና ያልደረሰ ቀን ሊሆን አይችልም።',
  notBeforeRegistration: 'የትውልድ ቀን ከምዝገባው ቀን በፊት መሆን አለበት።',
  formExpired: 'ቅጹ ለረጅም ጊዜ ተከፍቶ ስለቆየ እባክዎ እንደገና ይላኩት።',
  invalid: 'ይህ ትክክል አይመስልም። እባክዎ ያስተካክሉት።',
};
