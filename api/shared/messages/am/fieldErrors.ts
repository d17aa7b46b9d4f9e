import type { PublicFieldErrors } from '../../fieldErrors.rules.ts';
// Not through grammar.ts, which the English membership form would then load.
import { amharicSentence as sentence } from '../sentence.ts';
import type { FieldErrorWords } from '../words.ts';

/** The errors of a public form's fields; the messages use the accusative of a field's name. */
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
